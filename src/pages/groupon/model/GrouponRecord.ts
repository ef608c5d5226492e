import type { Values } from '#providers/data/calls.ts';
import type { Loose } from '#providers/http/Loose.ts';
import { type Groupon, wholeProduct } from '#schemas/entities/groupon.ts';

/** A group-buy as it arrived: what did not is undefined. */
export type GrouponRecord = Partial<Loose<Groupon>>;

/** The record is one: the endpoint row has read it as one. */
export const asGroupon = (record: Values): GrouponRecord => record as GrouponRecord;

/** The same with every field: what did not arrive is empty, and has no products. T6 */
export const wholeGroupon = ({ id = 0, products = [], ...record }: GrouponRecord): Groupon => ({
  id,
  name: record.name ?? '',
  delivery: record.delivery ?? 2,
  description: [],
  img: record.img ?? '',
  start_time: record.start_time ?? '',
  end_time: record.end_time ?? '',
  status: record.status ?? 1,
  pickup_address: record.pickup_address ?? '',
  products: products.map(wholeProduct),
});
