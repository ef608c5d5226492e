import { expect, it } from 'vitest';
import { shopInfo, shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();

async function shopOf(who: 'demo' | 'rival', id: number) {
  return (await applet.read(shopInfo, {}, who)).shops.find((shop) => shop.id === id);
}

it('R4 gives the merchant, the membership and the shops in the order they were opened', async () => {
  const { merchant, is_merchant, is_applied, shops } = await applet.read(shopInfo, {}, 'demo');
  expect({ merchant, is_merchant, is_applied }).toEqual({ merchant: { id: 1 }, is_merchant: true, is_applied: true });
  expect(shops.map(({ name }) => name)).toEqual(['温村华人团购', '湾区鲜生活']);
});

it('R6 only one of the two shops has a robot', async () => {
  const { shops } = await applet.read(shopInfo, {}, 'admin');
  expect(shops.map(({ enable_robot }) => enable_robot)).toEqual([true, false]);
});

it('S3 saves the fields sent and leaves the others as they are', async () => {
  const before = await shopOf('demo', 1);
  await applet.read(
    shopInfoUpdate,
    {
      shop_id: 1,
      name: ' 温村团购 ',
      display_shop_cart: false,
      tags: ['次日达'],
      permanent_transport_fee: '0',
      city: 8,
    },
    'demo',
  );
  expect(await shopOf('demo', 1)).toEqual({
    ...before,
    name: '温村团购',
    display_shop_cart: false,
    tags: ['次日达'],
    permanent_transport_fee: '0',
    city: 8,
  });
});

it('S2 refuses a field that is sent empty, and changes nothing', async () => {
  const before = await shopOf('demo', 1);
  const refused = { status: 200, errcode: 400, errmsg: '表单存在空项' };
  expect(await applet.ask(shopInfoUpdate, { shop_id: 1, name: '新名', phone: ' ' }, 'demo')).toEqual(refused);
  expect(await applet.ask(shopInfoUpdate, { shop_id: 1, name: '新名', tags: [] }, 'demo')).toEqual(refused);
  expect(await shopOf('demo', 1)).toEqual(before);
});

it.each([
  ['display_product_tag', '是'],
  ['permanent_transport_fee', 'free'],
  ['city', ''],
  ['tags', '[broken'],
  ['shop_id', 'one'],
])('T2 names %s when it cannot be read', async (field, value) => {
  const reply = await applet.send(shopInfoUpdate, { shop_id: '1', [field]: value }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg: `参数错误：${field}` });
});

it('S1 refuses a city that does not exist', async () => {
  const reply = await applet.ask(shopInfoUpdate, { shop_id: 1, city: 9999 }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 404, errmsg: '城市不存在' });
});

it('T5 leaves the shop of another merchant alone', async () => {
  const before = await shopOf('rival', 3);
  expect((await applet.ask(shopInfoUpdate, { shop_id: 3, name: '被改名' }, 'demo')).status).toBe(403);
  expect((await applet.ask(shopInfoUpdate, { shop_id: 999, name: '被改名' }, 'demo')).status).toBe(403);
  expect(await shopOf('rival', 3)).toEqual(before);
});

it('a call that sends no field is answered and changes nothing', async () => {
  const before = await shopOf('demo', 2);
  await applet.read(shopInfoUpdate, { shop_id: 2 }, 'demo');
  expect(await shopOf('demo', 2)).toEqual(before);
});
