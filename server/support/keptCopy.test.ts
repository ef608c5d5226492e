import { expect, test } from 'vitest';
import { tags } from '../database/tables/goods.ts';
import { orders } from '../database/tables/orders.ts';
import { digestTables } from './digestTables.ts';
import { openTemplate } from './openTemplate.ts';

const breakfast = { shop_id: 1, name: '早餐', priority: 9, type: 1 };

test('what a test file leaves in its database is gone for the next one, and its numbers are free again', async () => {
  const one = await openTemplate();
  const before = await digestTables(one.database);
  const added = await one.database.insert(tags).values(breakfast).returning();
  await one.database.delete(orders);
  expect(await digestTables(one.database)).not.toEqual(before);
  await one.close();

  const next = await openTemplate();
  expect(await digestTables(next.database)).toEqual(before);
  expect(await next.database.insert(tags).values(breakfast).returning()).toEqual(added);
  await next.close();
});
