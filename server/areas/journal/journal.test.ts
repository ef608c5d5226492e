import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { goodsAdd, goodsDelete, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { journalList } from '#schemas/endpoints/journal.ts';
import { autoReplyDelete, autoReplyList } from '#schemas/endpoints/robot.ts';
import { clubSave } from '#schemas/endpoints/shopRecords.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { journal } from '../../database/tables/journal.ts';
import { buildApplet } from '../../support/buildApplet.ts';
import { forgetEntries } from './queries.ts';

const applet = await buildApplet();
const goods = { shop_id: 1, name: '豆浆', price: '2.50', stock: 10, type: 1 } as const;
const lines = async (after = 0) => (await applet.database.select().from(journal).orderBy(asc(journal.id))).slice(after);

test('K10 every write leaves a line: who, when, which shop, call, record and fields; no value of any', async () => {
  const { product_id } = await applet.read(goodsAdd, goods, 'demo');
  applet.advance(60_000);
  await applet.read(goodsUpdate, { shop_id: 1, product_id, stock: 2 }, 'demo');
  await applet.read(goodsDelete, { shop_id: 1, product_id }, 'demo');
  const of = { who: '陈掌柜', shop_id: 1, record_id: product_id };
  const found = await lines();
  expect(found).toMatchObject([
    { ...of, call: goodsAdd.path, fields: ['name', 'price', 'stock', 'type'] },
    { ...of, call: goodsUpdate.path, fields: ['stock'] },
    { ...of, call: goodsDelete.path, fields: [] },
  ]);
  expect((found[1]?.at.getTime() ?? 0) - (found[0]?.at.getTime() ?? 0)).toBe(60_000);
  expect(JSON.stringify(found)).not.toContain('豆浆');
});

test('K10 what is refused leaves none, and what comes twice leaves one', async () => {
  const before = (await lines()).length;
  await applet.ask(goodsUpdate, { shop_id: 1, product_id: 999_999, stock: 2 }, 'demo');
  await applet.ask(goodsAdd, { ...goods, shop_id: 3 }, 'demo');
  expect(await lines(before)).toEqual([]);
  const headers = { 'Login-Session': await applet.sessionOf('demo'), 'Request-Id': 'pressed-twice' };
  const body = new URLSearchParams({ shop_id: '1', name: '只此一次' });
  for (let press = 0; press < 2; press += 1) await applet.fetch(tagAdd.path, { method: 'POST', body, headers });
  expect(await lines(before)).toMatchObject([{ call: tagAdd.path, fields: ['name'] }]);
});

test('K10 a GET that changes something is written down, one that reads is not', async () => {
  const { replies } = await applet.read(autoReplyList, { shop_id: 1 }, 'demo');
  const before = (await lines()).length;
  await applet.read(autoReplyList, { shop_id: 1 }, 'demo');
  await applet.read(autoReplyDelete, { id: replies[0]?.id ?? 0 }, 'demo');
  expect(await lines(before)).toMatchObject([{ call: autoReplyDelete.path, record_id: replies[0]?.id }]);
});

test('K10 administrators read it, page by page, the latest first, and of their own merchant alone; nobody else does', async () => {
  await applet.read(goodsAdd, { ...goods, shop_id: 3 }, 'rival');
  const club = {
    type: 7,
    name: '徒步群',
    intro_desc: '走',
    status: 1,
    city: 6,
    img: '/a.webp',
    business_hour: '',
  } as const;
  const rest = { address: '', phone: '', video: '', tags: [], description: [{ type: 1 as const, text: '走' }] };
  await applet.read(clubSave, { ...club, ...rest }, 'admin');
  const { entries, total_count } = await applet.read(journalList, { page: 1, size: 2 }, 'admin');
  expect(entries.map(({ who, call }) => [who, call])).toEqual([
    ['林管家', clubSave.path],
    ['陈掌柜', autoReplyDelete.path],
  ]);
  expect(total_count).toBe((await lines()).length - 1);
  expect((await applet.ask(journalList, { page: 1, size: 2 }, 'demo')).status).toBe(403);
});

test('K10 what was done to one record or one shop is asked for by it and by the calls', async () => {
  const { product_id } = await applet.read(goodsAdd, { ...goods, tag_id: 1 }, 'demo');
  await applet.read(goodsUpdate, { shop_id: 1, product_id, stock: 1, tag_id: 2 }, 'demo');
  const calls = [goodsAdd.path, goodsUpdate.path];
  const found = await applet.read(journalList, { page: 1, size: 10, record_id: product_id, calls }, 'admin');
  expect(found.entries.map(({ call, fields }) => [call, fields])).toEqual([
    [goodsUpdate.path, ['tag_id', 'stock']],
    [goodsAdd.path, ['name', 'tag_id', 'price', 'stock', 'type']],
  ]);
  const ofShop = await applet.read(journalList, { page: 1, size: 1, shop_id: 1, calls: [goodsAdd.path] }, 'admin');
  expect(ofShop.entries).toMatchObject([{ shop_id: 1, call: goodsAdd.path, record_id: product_id }]);
  await applet.read(goodsAdd, { ...goods, shop_id: 3 }, 'rival');
  const foreign = await applet.read(journalList, { page: 1, size: 1, shop_id: 3 }, 'admin');
  expect(foreign, 'of another merchant nothing').toEqual({ entries: [], total_count: 0 });
});

test('K9 K10 lines are forgotten when their time is over', async () => {
  expect(await forgetEntries(applet.database, new Date(applet.needs.clock().getTime() - 1))).toBeGreaterThan(0);
});
