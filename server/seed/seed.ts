import type { AutoReply } from '#schemas/entities/robot.ts';
import { hashPassword } from '../areas/account/password.ts';
import type { Database } from '../database/Database.ts';
import { merchants, users } from '../database/tables/accounts.ts';
import { autoReplies } from '../database/tables/robot.ts';
import { shopRecords } from '../database/tables/shopRecords.ts';
import { shops } from '../database/tables/shops.ts';
import { describe } from './describe.ts';
import { goodsOfBay, goodsOfRival, goodsOfVillage } from './goods.ts';
import { grouponsOfBay, grouponsOfRival, grouponsOfVillage } from './groupons.ts';
import { insertGoods } from './insertGoods.ts';
import { insertGroupons } from './insertGroupons.ts';
import { insertOrders } from './insertOrders.ts';
import { bay, vancouver } from './neighbourhoods.ts';
import { ordersOfBay, ordersOfRival, ordersOfVillage } from './orders.ts';
import * as people from './people.ts';
import { picture } from './pictures.ts';
import { ratesOfBay, ratesOfRival, ratesOfVillage } from './rates.ts';
import { repliesOfVillage } from './replies.ts';
import * as records from './shopRecords.ts';
import * as demo from './shops.ts';

/** What seeding takes from outside; `today` is the day the group-buys are laid around. */
export interface SeedDependencies {
  readonly random: (size: number) => Uint8Array;
  readonly today: Date;
}

const trade = [
  {
    goods: goodsOfVillage,
    orders: ordersOfVillage,
    rates: ratesOfVillage,
    groupons: grouponsOfVillage,
    lives: vancouver,
  },
  { goods: goodsOfBay, orders: ordersOfBay, rates: ratesOfBay, groupons: grouponsOfBay, lives: bay },
  { goods: goodsOfRival, orders: ordersOfRival, rates: ratesOfRival, groupons: grouponsOfRival, lives: vancouver },
];

/** Fills an empty database with the demo shops; the same rows under the same ids each time. */
export async function seed(database: Database, needs: SeedDependencies): Promise<void> {
  await insertPeople(database, needs);
  for (const [index, shop] of demo.shops.entries()) await insertShop(database, shop, trade[index], needs.today);
  await insertShopRecords(database);
  await insertReplies(database);
}

async function insertPeople(database: Database, { random }: SeedDependencies): Promise<void> {
  const owners = await database.insert(merchants).values(people.merchants).returning();
  const rows = people.people.map(async ({ merchant, password, ...person }) => ({
    ...person,
    password: await hashPassword(password, random),
    merchant_id: owners[merchant - 1]?.id ?? null,
    avatar: picture('avatar'),
    is_applied: true,
  }));
  await database.insert(users).values(await Promise.all(rows));
}

async function insertShop(
  database: Database,
  { merchant, goodsTags, ...fields }: demo.ShopSeed,
  sells: (typeof trade)[number] | undefined,
  today: Date,
): Promise<void> {
  const faces = { file_url: picture('shop-front'), shop_qrcode: picture('qr-shop'), owner_qrcode: picture('qr-owner') };
  const shown = { display_product_tag: true, display_shop_cart: true };
  const values = { ...fields, ...faces, ...shown, merchant_id: merchant };
  const [shop] = await database.insert(shops).values(values).returning({ id: shops.id });
  if (!shop || !sells) throw new Error(`Failed to seed ${fields.name}: it has no goods or no id.`);
  const sold = await insertGoods(database, shop.id, goodsTags, sells.goods);
  const transport = fields.permanent_transport_fee;
  await insertOrders(database, { id: shop.id, transport }, sells, sold);
  await insertGroupons(database, { id: shop.id, lives: sells.lives }, sells.groupons, today);
}

async function insertShopRecords(database: Database): Promise<void> {
  const values = records.shopRecords.map(({ about, more, slug, ...record }) => ({
    ...record,
    description: describe({ about, more }),
    img: picture(slug),
    video: '',
  }));
  await database.insert(shopRecords).values(values);
}

/** The first shop is the one with a robot. */
async function insertReplies(database: Database): Promise<void> {
  const values = repliesOfVillage.map(({ slug, reply_type = 1, ...reply }) => {
    const drawn = slug === undefined ? '' : picture(slug);
    const shown = reply_type === 3 ? { media_url: drawn } : { share_thumb_url: drawn };
    return { ...blankReply, ...reply, reply_type, ...shown };
  });
  await database.insert(autoReplies).values(values);
}

const blankReply: Omit<AutoReply, 'id' | 'keyword' | 'reply_type'> = {
  ...{ shop_id: 1, reply: '', media_url: '', match: 0, active: true, scope: 3 },
  ...{ share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
};
