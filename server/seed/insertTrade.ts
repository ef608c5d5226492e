import type { Database } from '../database/Database.ts';
import { type goods, grouponProducts, groupons, orders, purchaseRecords } from '../database/schema.ts';
import type { GrouponSeed } from './groupons.ts';
import type { OrderSeed } from './orders.ts';
import { picture } from './pictures.ts';

type Sold = typeof goods.$inferSelect;
const DAY_MS = 86_400_000;

/** Writes a shop's orders; what they cost is reckoned from the goods. */
export async function insertOrders(
  database: Database,
  shop: { readonly id: number; readonly transport: string },
  seeds: readonly OrderSeed[],
  sold: readonly Sold[],
): Promise<void> {
  const lines = seeds.map(([, , , , , wanted]) => wanted.flatMap(([nth, amount]) => lineOf(sold[nth - 1], amount)));
  const values = seeds.map(([receiver_name, phone, address, shipping_method, status], index) => {
    const transportation_cost = shipping_method === 1 ? shop.transport : '0.00';
    const serial_num = `S${shop.id}${String(20_260_001 + index * 37)}`;
    const total_price = total(lines[index] ?? [], transportation_cost);
    const where = { shop_id: shop.id, receiver_name, phone, address, shipping_method, status };
    return { ...where, serial_num, total_price, transportation_cost };
  });
  const rows = await database.insert(orders).values(values).returning({ id: orders.id });
  const records = rows.flatMap(({ id }, index) => (lines[index] ?? []).map((line) => ({ order_id: id, ...line })));
  await database.insert(purchaseRecords).values(records);
}

function lineOf(sold: Sold | undefined, amount: number) {
  if (!sold) return [];
  const { id: product_id, name, description, price, imgs } = sold;
  return [{ amount, product_id, name, description, price, imgs }];
}

/** Counted in cents, because tenths of a dollar do not add up as floats. */
function total(lines: readonly { readonly price: string; readonly amount: number }[], transport: string): string {
  const cents = (money: string) => Math.round(Number(money) * 100);
  const sum = lines.reduce((all, { price, amount }) => all + cents(price) * amount, cents(transport));
  return `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;
}

/** Writes a shop's group-buys around today. */
export async function insertGroupons(
  database: Database,
  shop_id: number,
  seeds: readonly GrouponSeed[],
  today: Date,
): Promise<void> {
  const dayAfter = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const values = seeds.map(({ name, delivery, about, slug, days: [from, to], status, address }) => ({
    ...{ shop_id, name, delivery, status, img: picture(slug), pickup_address: address },
    description: [{ type: 1 as const, text: about }],
    start_day: dayAfter(from),
    end_day: dayAfter(to),
  }));
  const rows = await database.insert(groupons).values(values).returning({ id: groupons.id });
  const offers = rows.flatMap(({ id }, index) => (seeds[index]?.offers ?? []).map(offerOf(id)));
  await database.insert(grouponProducts).values(offers);
}

const offerOf =
  (groupon_id: number) =>
  ([name, price, slug, limit, amount]: GrouponSeed['offers'][number], position: number) => ({
    ...{ groupon_id, position, name, price, description: name, limit, amount },
    img: picture(slug),
  });
