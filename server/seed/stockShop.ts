import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/Database.ts';
import { goods, tags } from '../database/tables/goods.ts';
import { picture } from './pictures.ts';

const ROWS_AT_ONCE = 1000;
const SLUGS = ['jiaozi', 'mango', 'tofu', 'salmon', 'rice', 'tea', 'durian', 'bok-choy', 'egg', 'bread'];

/**
 * Leaves a shop with exactly `count` goods on sale, 商品00001 the newest: a stock of any size to measure lists on.
 *
 * What the shop sold before is taken off its list; orders keep their own lines.
 */
export async function stockShop(database: Database, shop_id: number, count: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const shelves = await transaction.select().from(tags).where(eq(tags.shop_id, shop_id)).orderBy(asc(tags.priority));
    await transaction.delete(goods).where(eq(goods.shop_id, shop_id));
    for (let left = count; left > 0; left -= ROWS_AT_ONCE) {
      const numbers = Array.from({ length: Math.min(left, ROWS_AT_ONCE) }, (_, index) => left - index);
      const values = numbers.map((number) => madeGoods(number, shop_id, shelves[number % shelves.length]?.id ?? null));
      await transaction.insert(goods).values(values);
    }
  });
}

function madeGoods(number: number, shop_id: number, tag_id: number | null): typeof goods.$inferInsert {
  return {
    ...{ shop_id, tag_id, status: 1, type: 1 },
    name: `商品${String(number).padStart(5, '0')}`,
    description: [{ type: 1, text: '按份计价，当天现做。' }],
    imgs: [picture(SLUGS[number % SLUGS.length] ?? '')],
    price: `${(number % 90) + 5}.99`,
    stock: (number * 7) % 200,
    total_sales: (number * 13) % 900,
  };
}
