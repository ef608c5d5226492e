import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../server/areas/account/password.ts';
import type { Database } from '../../server/database/Database.ts';
import { openConfigured } from '../../server/database/openConfigured.ts';
import { merchants, users } from '../../server/database/tables/accounts.ts';
import { goods, tags } from '../../server/database/tables/goods.ts';
import { orders, purchaseRecords } from '../../server/database/tables/orders.ts';
import { shops } from '../../server/database/tables/shops.ts';
import { prepareDatabase } from '../../server/seed/prepareDatabase.ts';
import { stockShop } from '../../server/seed/stockShop.ts';
import { startSession } from '../../server/sessions.ts';
import { readSettings } from '../../server/settings.ts';

const TAGS = 6;
const ORDERS = 60;
const LINES = 3;
const password = 'bench12345';

/** A merchant of the measured product: his shop with 500 goods and 60 orders, and how he comes in. */
export interface Merchant {
  readonly shopId: number;
  readonly email: string;
  readonly password: string;
  readonly session: string;
  /** Some of what the shop sells. */
  readonly goodsIds: readonly number[];
}

/** Fills the database that some settings name with so many merchants, as if they had been there for long. */
export async function fillShops(environment: Readonly<Record<string, string>>, count: number, stock: number) {
  const { database, close } = await openConfigured(readSettings(environment), console.error);
  await prepareDatabase(database, { random: randomBytes, today: new Date() });
  const kept = await hashPassword(password, randomBytes);
  const filled: Merchant[] = [];
  for (let nth = 1; nth <= count; nth += 1) filled.push(await fillShop(database, { nth, kept, stock }));
  await close();
  return filled;
}

async function fillShop(
  database: Database,
  { nth, kept, stock }: { readonly nth: number; readonly kept: string; readonly stock: number },
): Promise<Merchant> {
  const email = `merchant${nth}@example.com`;
  const [owner] = await database
    .insert(merchants)
    .values({ name: `商家 ${nth}` })
    .returning();
  const person = { email, password: kept, name: `掌柜 ${nth}`, avatar: '', role: 3, is_applied: true };
  const [user] = await database
    .insert(users)
    .values({ ...person, merchant_id: owner?.id ?? null })
    .returning();
  const [like] = await database.select().from(shops).limit(1);
  if (!owner || !user || !like) throw new Error('Failed to fill a shop: the database gave no rows back.');
  const { id: _, ...fields } = like;
  const [shop] = await database
    .insert(shops)
    .values({ ...fields, merchant_id: owner.id, name: `店铺 ${nth}` })
    .returning();
  const shopId = shop?.id ?? 0;
  const shelves = Array.from({ length: TAGS }, (_, at) => ({
    shop_id: shopId,
    name: `分类 ${at}`,
    priority: at + 1,
    type: 1,
  }));
  await database.insert(tags).values(shelves);
  await stockShop(database, shopId, stock);
  await insertOrders(database, shopId);
  const token = randomBytes(32).toString('base64url');
  const sold = await database.select({ id: goods.id }).from(goods).where(eq(goods.shop_id, shopId)).limit(50);
  const goodsIds = sold.map(({ id }) => id);
  return {
    shopId,
    email,
    password,
    goodsIds,
    session: await startSession(database, token, { userId: user.id, agent: '', now: new Date() }),
  };
}

async function insertOrders(database: Database, shop_id: number): Promise<void> {
  const values = Array.from({ length: ORDERS }, (_, at) => ({
    ...{ shop_id, serial_num: `B${shop_id}-${at}`, receiver_name: '王小明', phone: '6045551234', address: '1 Main St' },
    ...{ total_price: '36.50', transportation_cost: '5.00', shipping_method: 1 as const, status: 1 as const },
  }));
  const rows = await database.insert(orders).values(values).returning({ order_id: orders.id });
  const line = { amount: 2, product_id: 1, name: '手工饺子', description: [], price: '5.25', imgs: [] };
  const lines = rows.flatMap(({ order_id }) => Array.from({ length: LINES }, () => ({ order_id, ...line })));
  await database.insert(purchaseRecords).values(lines);
}
