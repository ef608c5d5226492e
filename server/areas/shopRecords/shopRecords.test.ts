import { expect, it } from 'vitest';
import { clubList, scenicSpotList } from '#schemas/endpoints/shopRecords.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();

it('V4 lists clubs and scenic spots to whoever keeps them', async () => {
  const { shops, total_count } = await applet.read(clubList, {}, 'admin');
  expect(shops.map(({ type }) => type)).toEqual([7, 7, 7, 7]);
  expect(total_count).toBe(4);
  const { views } = await applet.read(scenicSpotList, { shop_type: 6 }, 'admin');
  expect(views.map(({ name }) => name)).toContain('松鸡山');
});

it('V4 gives one page when a size is named', async () => {
  const { shops, total_count } = await applet.read(clubList, { page: 2, size: 3 }, 'admin');
  expect([shops.length, total_count]).toEqual([1, 4]);
  expect((await applet.ask(clubList, { page: 0, size: 3 }, 'admin')).errmsg).toBe('参数错误：page');
});

it('V4 refuses a type that the directory does not have', async () => {
  expect((await applet.ask(clubList, { shop_type: 5 }, 'admin')).errmsg).toBe('参数错误：shop_type');
});

it('R7 shows neither list to a merchant of role 3', async () => {
  expect((await applet.ask(clubList, {}, 'demo')).status).toBe(403);
  expect((await applet.ask(scenicSpotList, {}, 'rival')).status).toBe(403);
});
