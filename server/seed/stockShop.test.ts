import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { goods } from '../database/tables/goods.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { stockShop } from './stockShop.ts';

it('a shop can be stocked with any number of goods, again and again', async () => {
  const applet = await buildApplet();
  const others = await applet.database.$count(goods, eq(goods.shop_id, 2));
  await stockShop(applet.database, 1, 30);
  await stockShop(applet.database, 1, 2345);
  const { products, total_count } = await applet.read(goodsList, { shop_id: 1, page: 1, size: 500, status: 1 }, 'demo');
  expect([total_count, products.length]).toEqual([2345, 500]);
  expect(products.slice(0, 2).map(({ name }) => name)).toEqual(['商品00001', '商品00002']);
  expect(products.every(({ imgs, tag_id }) => imgs[0] !== '' && tag_id !== 0)).toBe(true);
  expect(await applet.database.$count(goods, eq(goods.shop_id, 2))).toBe(others);
});
