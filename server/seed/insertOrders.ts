import type { Database } from '../database/Database.ts';
import type { goods } from '../database/tables/goods.ts';
import { orderRates, orders, purchaseRecords } from '../database/tables/orders.ts';
import type { OrderSeed } from './orders.ts';
import type { RateSeed } from './rates.ts';

type Sold = typeof goods.$inferSelect;

/** Writes a shop's orders and what their buyers say; what they cost is reckoned from the goods. */
export async function insertOrders(
  database: Database,
  shop: { readonly id: number; readonly transport: string },
  { orders: seeds, rates }: { readonly orders: readonly OrderSeed[]; readonly rates: readonly RateSeed[] },
  sold: readonly Sold[],
): Promise<void> {
  const lines = seeds.map(({ lines }) => lines.flatMap(({ goods, amount }) => lineOf(sold[goods - 1], amount)));
  const values = seeds.map(({ receiver: receiver_name, phone, address, shipping: shipping_method, status }, index) => {
    const transportation_cost = shipping_method === 1 ? shop.transport : '0.00';
    const serial_num = `S${shop.id}${String(20_260_001 + index * 37)}`;
    const total_price = total(lines[index] ?? [], transportation_cost);
    const where = { shop_id: shop.id, receiver_name, phone, address, shipping_method, status };
    return { ...where, serial_num, total_price, transportation_cost };
  });
  const rows = await database.insert(orders).values(values).returning({ id: orders.id });
  const records = rows.flatMap(({ id }, index) => (lines[index] ?? []).map((line) => ({ order_id: id, ...line })));
  await database.insert(purchaseRecords).values(records);
  const rated = rates.flatMap(({ order, line, rate, comment, reply }) => {
    const [order_id, product_id] = [rows[order - 1]?.id, lines[order - 1]?.[line - 1]?.product_id];
    if (order_id === undefined || product_id === undefined) throw new Error(`Order ${order} has no line ${line}.`);
    return { order_id, product_id, rate, comment, reply };
  });
  await database.insert(orderRates).values(rated);
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
