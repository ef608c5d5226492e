import { eq, inArray } from 'drizzle-orm';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { grouponList, grouponProductDelete, grouponRelease, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { orderList, orderRateInfo } from '#schemas/endpoints/orders.ts';
import { wechatGroupDelete, wechatGroupUpdate } from '#schemas/endpoints/robot.ts';
import { clubSave, scenicSpotSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { tagList } from '#schemas/endpoints/tags.ts';
import { orderRates, orders } from '../database/tables/orders.ts';
import { autoReplies, robots, wechatGroups } from '../database/tables/robot.ts';
import { wechatSessions } from '../database/tables/wechat.ts';
import type { TestApplet } from './buildApplet.ts';

/** One thing of each kind that a shop owns, by what the rows call its id. */
export type OwnedThings = Readonly<Record<string, string>>;

/** The goods, tags, group-buy, order and robot of a shop; a robot is made for it. */
export async function ownedThings(applet: TestApplet, who: 'demo' | 'rival', shop_id: number): Promise<OwnedThings> {
  const { products } = await applet.read(goodsList, { shop_id, page: 1, size: 500, status: 1 }, who);
  const goods = products.find(({ type }) => type === 2);
  const [a, b] = (await applet.read(tagList, { shop_id }, who)).tags;
  const groupon = await findGroupon(applet, who, shop_id);
  const order = (await applet.read(orderList, { shop_id, page: 1, size: 1, status: 2 }, who)).orders[0];
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
    ordered_product_id: order?.purchase_records[0]?.product.id,
    rate_id: await findRate(applet, shop_id),
    ...(await makeRobot(applet, shop_id)),
  };
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
}

/** What a row calls by one name and means another thing by: a product of a group-buy or of an order, an id. */
const meanings = new Map<Endpoint, OwnedThings>([
  [grouponProductDelete, { product_id: 'groupon_product_id' }],
  [grouponRelease, { 'products.id': 'groupon_product_id' }],
  [grouponUpdate, { 'products.id': 'groupon_product_id' }],
  [orderRateInfo, { product_id: 'ordered_product_id' }],
  // Clubs and scenic spots are nobody's own.
  [shopRecordInfo, { shop_id: 'shop_record_id' }],
  [clubSave, { id: 'shop_record_id' }],
  [scenicSpotSave, { id: 'shop_record_id' }],
  [wechatGroupUpdate, { id: 'wechat_group_id' }],
  [wechatGroupDelete, { id: 'wechat_group_id' }],
]);

/** The kind of thing an id in a request stands for; `path` is `shop_id`, or `spec.id` for one inside a list. */
export const kindOfId = (row: Endpoint, path: string): string =>
  meanings.get(row)?.[path] ?? (path === 'spec.id' ? 'spec_id' : path);

/** A group-buy of several products, released if the shop has none. */
async function findGroupon(applet: TestApplet, who: 'demo' | 'rival', shop_id: number) {
  const list = async () => (await applet.read(grouponList, { shop_id, page: 1, size: 10 }, who)).groupons;
  const several = (await list()).find(({ products }) => products.length > 1);
  if (several) return several;
  const product = { name: '米', price: '1', description: '', limit: 0, img: '', amount: 1 };
  const days = { start_date: '2026-03-08', end_date: '2026-03-15' };
  const about = {
    name: '团',
    delivery: 2,
    description: [{ type: 1, text: '描述' }],
    img: '/a.webp',
    address: '',
  } as const;
  const products = [product, product];
  const description = [{ type: 1 as const, text: '描述' }];
  await applet.read(grouponRelease, { shop_id, ...about, ...days, products, description, status: 1 }, who);
  return (await list()).find(({ products }) => products.length > 1);
}

async function findRate({ database }: TestApplet, shop_id: number): Promise<number | undefined> {
  const ofShop = database.select({ id: orders.id }).from(orders).where(eq(orders.shop_id, shop_id));
  const [rate] = await database
    .select()
    .from(orderRates)
    .where(inArray(orderRates.order_id, ofShop))
    .orderBy(orderRates.id);
  return rate?.id;
}

/** A robot with a group, an auto-reply and an open login; an id is the auto-reply's where nothing else is said. */
async function makeRobot({ database, needs }: TestApplet, shop_id: number) {
  await database.insert(robots).values({ shop_id, nick_name: null, auto_verify: false, welcome_msg: '' });
  const at = needs.clock();
  await database.insert(wechatSessions).values({ shop_id, requested_at: at, open_until: at });
  const group = { shop_id, wechat_id: 'g', name: '群', desc: '', notice: '', visible: true, active: true };
  const [kept] = await database.insert(wechatGroups).values(group).returning();
  const shares = { share_title: '', share_path: '', share_desc: '', share_thumb_url: '' };
  const answers = {
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
    .values({ shop_id, ...answers, ...shares })
    .returning();
  return { wechat_group_id: kept?.id, id: reply?.id };
}
