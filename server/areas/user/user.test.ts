import { expect, it } from 'vitest';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();

it('R4 tells who is signed in, with role and city', async () => {
  const { user } = await applet.read(userInfo, {}, 'demo');
  const cur_city = { city_id: 6, city_name: '温哥华 Vancouver' };
  expect(user).toMatchObject({ name: '陈掌柜', role: 3, cur_city });
  expect((await applet.read(userInfo, {}, 'admin')).user.role).toBe(1);
});

it('T5 tells a visitor nothing', async () => {
  expect((await applet.ask(userInfo, {})).status).toBe(403);
});
