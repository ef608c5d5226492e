import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { goodsInfo, goodsList } from '#schemas/endpoints/goods.ts';
import { grouponList, grouponProductDelete, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { orderList, orderRateInfo } from '#schemas/endpoints/orders.ts';
import { wechatGroupDelete, wechatGroupUpdate } from '#schemas/endpoints/robot.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { tagList } from '#schemas/endpoints/tags.ts';
import { enrolments } from './database/tables/groupons.ts';
import { orderRates, orders } from './database/tables/orders.ts';
import { outbox } from './database/tables/outbox.ts';
import { autoReplies, robots, wechatGroups } from './database/tables/robot.ts';
import { wechatSessions } from './database/tables/wechat.ts';
import { routes } from './routes.ts';
import { buildApplet } from './support/buildApplet.ts';

const applet = await buildApplet();
const foreign = await idsOf('rival', 3);
const own = await idsOf('demo', 1);
const identifying = Object.keys(foreign);

/** Something valid for every field that is no id, so that it is the id that decides. */
const filler = {
  ...{ name: '改名', page: '1', size: '10', status: '1', price: '1', stock: '1', type: '1', img: '/a.webp' },
  ...{ delivery: '2', address: '', start_date: '2026-03-08', end_date: '2026-03-15', content: '短信', reply: '回复' },
  ...{ timeout: '60', encode: 'base64', auto_verify: '1', welcome_msg: '', desc: '', notice: '', visible: '1' },
  ...{ keyword: '价格', reply_type: '1', media_url: '', match: '0', active: '1', scope: '3' },
  ...{ share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
  description: '[{"type":1,"text":"描述"}]',
  products: '[{"name":"米","price":"1","description":"","limit":0,"img":"","amount":1}]',
};

/** What the applet calls by one name and means several things by: a product of a group-buy or of an order, an id. */
const meanings = new Map<Endpoint, Readonly<Record<string, string>>>([
  [grouponProductDelete, { product_id: 'groupon_product_id' }],
  [orderRateInfo, { product_id: 'ordered_product_id' }],
  [wechatGroupUpdate, { id: 'wechat_group_id' }],
  [wechatGroupDelete, { id: 'wechat_group_id' }],
]);

/** Rows that name what is no merchant's own, or what only a privileged caller reaches: V4, V5. */
const shared = ['/city/info/get', '/merchant/club/add/update/', '/merchant/view/add/update/'];

async function idsOf(who: 'demo' | 'rival', shop_id: number) {
  const { products } = await applet.read(goodsList, { shop_id, page: 1, size: 500, status: 1 }, who);
  const goods = products.find(({ type }) => type === 2);
  const [a, b] = (await applet.read(tagList, { shop_id }, who)).tags;
  const groupons = (await applet.read(grouponList, { shop_id, page: 1, size: 10 }, who)).groupons;
  const groupon = groupons.find(({ products }) => products.length > 1);
  const order = (await applet.read(orderList, { shop_id, page: 1, size: 1, status: 2 }, who)).orders[0];
  const ordered_product_id = order?.purchase_records[0]?.product.id;
  const [rate] = await ratesOf(shop_id);
  const ids = {
    shop_id,
    product_id: goods?.id,
    spec_id: goods?.spec[0]?.id,
    tag_id: a?.id,
    a_tag_id: a?.id,
    b_tag_id: b?.id,
    groupon_id: groupon?.id,
    groupon_product_id: groupon?.products[0]?.id,
    order_id: order?.id,
    ordered_product_id,
    rate_id: rate?.id,
    ...(await robotOf(shop_id)),
  };
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
}

/** A robot with a group, an auto-reply and an open login; an id is the auto-reply's where nothing else is said. */
async function robotOf(shop_id: number) {
  const { database } = applet;
  await database.insert(robots).values({ shop_id, nick_name: null, auto_verify: false, welcome_msg: '' });
  const at = applet.needs.clock();
  await database.insert(wechatSessions).values({ shop_id, requested_at: at, open_until: at });
  const group = { shop_id, wechat_id: 'g', name: '群', desc: '', notice: '', visible: true, active: true };
  const [kept] = await database.insert(wechatGroups).values(group).returning();
  const shares = { share_title: '', share_path: '', share_desc: '', share_thumb_url: '' };
  const answer = {
    keyword: '价',
    reply_type: 1,
    reply: '答',
    media_url: '',
    match: 0,
    active: true,
    scope: 3,
  } as const;
  const [reply] = await database
    .insert(autoReplies)
    .values({ shop_id, ...answer, ...shares })
    .returning();
  return { wechat_group_id: kept?.id, id: reply?.id };
}

async function robotAsItIs(shop_id: number) {
  const { database } = applet;
  const wanted = [robots, wechatGroups, autoReplies, wechatSessions].map((table) =>
    database.select().from(table).where(eq(table.shop_id, shop_id)),
  );
  return Promise.all(wanted);
}

async function ordersOf(shop_id: number) {
  return applet.database.select().from(orders).where(eq(orders.shop_id, shop_id)).orderBy(orders.id);
}

async function ratesOf(shop_id: number) {
  const ids = (await ordersOf(shop_id)).map(({ id }) => id);
  return applet.database.select().from(orderRates).where(inArray(orderRates.order_id, ids)).orderBy(orderRates.id);
}

async function everythingOfRival() {
  const { database } = applet;
  return {
    shops: (await applet.read(shopInfo, {}, 'rival')).shops,
    tags: await applet.read(tagList, { shop_id: 3 }, 'rival'),
    goods: await applet.read(goodsList, { shop_id: 3, page: 1, size: 500, status: 1 }, 'rival'),
    one: await applet.read(goodsInfo, { product_id: Number(foreign.product_id) }, 'rival'),
    groupons: await applet.read(grouponList, { shop_id: 3, page: 1, size: 500 }, 'rival'),
    orders: await ordersOf(3),
    rates: await ratesOf(3),
    robot: await robotAsItIs(3),
    sent: [await database.$count(enrolments), await database.$count(outbox)],
  };
}

const named = routes.map(({ row }) => ({ row, path: row.path, ids: Object.keys(row.request.def.shape).filter(isId) }));
const rows = named.filter(({ path, ids }) => ids.length > 0 && !shared.some((end) => path.endsWith(end)));

function isId(name: string): boolean {
  return name === 'id' || name.endsWith('_id');
}

const pick = (from: Readonly<Record<string, string>>, row: Endpoint, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[meanings.get(row)?.[name] ?? name] ?? '']));

it('every kind of id is at hand, and every row that names one is walked', () => {
  expect([...Object.values(own), ...Object.values(foreign)]).not.toContain('undefined');
  expect(identifying).toEqual(expect.arrayContaining(rows.flatMap(({ ids }) => ids)));
  expect(named.map(({ path }) => path)).toEqual(expect.arrayContaining(shared.map((end) => `/api/applet${end}`)));
  expect(rows.length).toBeGreaterThan(35);
});

it.each(rows)('T5 $path with ids of another merchant answers 403 and changes nothing', async ({ row, ids }) => {
  const before = await everythingOfRival();
  expect((await applet.send(row, { ...filler, ...pick(foreign, row, ids) }, 'demo')).status).toBe(403);
  expect(await everythingOfRival()).toEqual(before);
});

it.each(
  rows.flatMap(({ row, path, ids }) => ids.slice(ids.length > 1 ? 0 : 1).map((name) => ({ row, path, ids, name }))),
)('T5 $path with only $name of another merchant is refused and changes nothing', async ({ row, ids, name }) => {
  const before = await everythingOfRival();
  const reply = await applet.send(row, { ...filler, ...pick(own, row, ids), ...pick(foreign, row, [name]) }, 'demo');
  expect([403, 404]).toContain(reply.errcode);
  expect(await everythingOfRival()).toEqual(before);
});

it('T5 a group-buy takes no product of another merchant', async () => {
  const before = await everythingOfRival();
  const products = JSON.stringify([{ ...JSON.parse(filler.products)[0], id: Number(foreign.groupon_product_id) }]);
  const ids = pick(own, grouponUpdate, ['shop_id', 'groupon_id']);
  expect((await applet.send(grouponUpdate, { ...filler, ...ids, products }, 'demo')).errcode).toBe(404);
  expect(await everythingOfRival()).toEqual(before);
});
