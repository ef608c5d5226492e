import { eq, ne, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { autoReplyList } from '#schemas/endpoints/robot.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { goodsPricing } from '#schemas/rules/goodsPricing.ts';
import { replyFault } from '#schemas/rules/replyContent.ts';
import { emptyFields } from '#schemas/rules/shopInfo.ts';
import { cities } from '../database/tables/cities.ts';
import { goods } from '../database/tables/goods.ts';
import { enrolments, grouponProducts, groupons } from '../database/tables/groupons.ts';
import { orderRates, orders } from '../database/tables/orders.ts';
import { shopRecords as shopRecordRows } from '../database/tables/shopRecords.ts';
import { shops } from '../database/tables/shops.ts';
import { createMemoryStore } from '../files/createMemoryStore.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { goodsOfBay, goodsOfRival, goodsOfVillage } from './goods.ts';
import { grouponsOfBay, grouponsOfVillage } from './groupons.ts';
import { people } from './people.ts';
import { keepPictures, picture } from './pictures.ts';
import { repliesOfVillage } from './replies.ts';
import { shopRecords } from './shopRecords.ts';

const applet = await buildApplet();
const { database } = applet;

it('the shops are there under the same ids each time', async () => {
  const named = await database.select({ id: shops.id, name: shops.name }).from(shops).orderBy(shops.id);
  expect(named).toEqual([
    { id: 1, name: '温村华人团购' },
    { id: 2, name: '湾区鲜生活' },
    { id: 3, name: '别家小店' },
  ]);
});

it('the shops sell enough to look at', async () => {
  expect(await database.$count(goods, eq(goods.shop_id, 1))).toBe(60);
  expect(await database.$count(goods, eq(goods.shop_id, 2))).toBe(24);
  expect(await database.$count(orders, eq(orders.status, 1))).toBeGreaterThan(10);
});

it('B1 O4 V3 there is something to look at in every state', async () => {
  const statesOf = async (table: typeof groupons | typeof orders | typeof shopRecordRows, wanted?: SQL) =>
    (await database.selectDistinct({ status: table.status }).from(table).where(wanted))
      .map(({ status }) => status)
      .toSorted();
  expect(await statesOf(groupons)).toEqual([0, 1, 2, 3]);
  expect(await statesOf(orders)).toEqual([1, 2, 3, 4]);
  expect(await statesOf(shopRecordRows, eq(shopRecordRows.type, 6))).toEqual([1, 2, 3]);
  expect(await statesOf(shopRecordRows, eq(shopRecordRows.type, 7))).toEqual([1, 2, 3]);
  expect(await database.$count(orderRates, eq(orderRates.reply, ''))).toBe(5);
  expect(await database.$count(orderRates, ne(orderRates.reply, ''))).toBe(5);
});

it('B8 the buyers of a group-buy have phones of their own and take no more than they may', async () => {
  const [hotpot] = await database.select().from(groupons).where(eq(groupons.name, '周末火锅团'));
  const buyers = await database
    .select()
    .from(enrolments)
    .where(eq(enrolments.groupon_id, hotpot?.id ?? 0));
  expect(buyers).toHaveLength(243);
  expect(new Set(buyers.map(({ phone }) => phone.replaceAll(/\D/g, '').slice(-10))).size).toBe(243);
  expect(new Set(buyers.map(({ user_name }) => user_name)).size).toBeGreaterThan(200);
  const offers = new Map((await database.select().from(grouponProducts)).map((offer) => [offer.id, offer]));
  for (const { id, amount, price } of buyers.flatMap(({ products }) => products)) {
    const offer = offers.get(id);
    expect([offer?.groupon_id, offer?.price]).toEqual([hotpot?.id, price]);
    expect(amount).toBeLessThanOrEqual(offer?.limit || 3);
  }
});

it('S2 no field of a demo shop is empty', async () => {
  for (const shop of (await applet.read(shopInfo, {}, 'demo')).shops) expect(emptyFields(shop)).toEqual([]);
});

it.each([1, 2] as const)(
  'G4 every demo goods of shop %i passes the rules of its form and has a picture',
  async (shop_id) => {
    for (const status of [1, 2] as const) {
      const { products } = await applet.read(goodsList, { shop_id, page: 1, size: 1000, status }, 'demo');
      for (const product of products) {
        expect([product.name, goodsPricing(product), product.imgs.length]).toEqual([product.name, undefined, 1]);
      }
    }
  },
);

it('W5 every demo auto-reply holds what its type needs, and every type but the video is there', async () => {
  const { replies } = await applet.read(autoReplyList, { shop_id: 1 }, 'demo');
  expect(replies.map((reply) => replyFault(reply)).filter(Boolean)).toEqual([]);
  expect([...new Set(replies.map(({ reply_type }) => reply_type))].sort()).toEqual([1, 2, 3, 5]);
});

it('every picture that is named is drawn', async () => {
  const ofGoods = [...goodsOfVillage, ...goodsOfBay, ...goodsOfRival].flat();
  const ofGroupons = [...grouponsOfVillage, ...grouponsOfBay].flatMap((groupon) => [groupon, ...groupon.offers]);
  const slugs = new Set([...ofGoods, ...ofGroupons, ...shopRecords, ...repliesOfVillage].map(({ slug }) => slug));
  expect([...slugs].filter((slug) => slug !== undefined && picture(slug) === '')).toEqual([]);
});

it('the pictures are kept once, however often the server starts', async () => {
  const files = createMemoryStore();
  await keepPictures(files);
  await keepPictures({ ...files, put: () => Promise.reject(new Error('kept twice')) });
  expect(await files.get({ folder: 'image', name: 'seed_jiaozi.webp' })).toMatchObject({ type: 'image/webp' });
});

it('V5 the city the product starts from exists', async () => {
  expect(await database.$count(cities, eq(cities.id, 6))).toBe(1);
});

it('§6 there are merchants and one who keeps the directory', () => {
  expect(people.map(({ role }) => role)).toEqual([3, 1, 3]);
});
