import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Block } from '#schemas/entities/block.ts';
import type { ComplexSpec } from '#schemas/entities/spec.ts';
import { amount, identity, whole } from '../columns.ts';
import { shops } from './shops.ts';

/** A shop's goods categories; the lowest priority stands first. §3 */
export const tags = pgTable(
  'tags',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    priority: whole().notNull(),
    type: whole().notNull(),
  },
  (table) => [index('tags_by_shop').on(table.shop_id, table.priority)],
);

/** §3 */
export const goods = pgTable(
  'goods',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    tag_id: whole().references(() => tags.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: jsonb().$type<Block[]>().notNull(),
    imgs: jsonb().$type<string[]>().notNull(),
    price: amount().notNull(),
    stock: whole().notNull(),
    total_sales: whole().notNull(),
    status: whole().$type<1 | 2>().notNull(),
    type: whole().$type<1 | 2 | 3>().notNull(),
  },
  (table) => [index('goods_by_shop').on(table.shop_id, table.status, table.id), index('goods_by_tag').on(table.tag_id)],
);

/** What a complex spec says beside its name. §3, G6 */
export type Choice = Omit<ComplexSpec, 'id' | 'Name'>;

/** Rows of goods with several prices (a price, no choice) or with complex specs (a choice, no price). §3 */
export const specs = pgTable(
  'specs',
  {
    id: identity(),
    goods_id: whole()
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    position: whole().notNull(),
    name: text().notNull(),
    price: amount(),
    key: text(),
    choice: jsonb().$type<Choice>(),
  },
  (table) => [index('specs_by_goods').on(table.goods_id, table.position)],
);
