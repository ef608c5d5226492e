import type { Values } from '#providers/data/calls.ts';
import type { Loose } from '#providers/http/Loose.ts';
import type { Groupon } from '#schemas/entities/groupon.ts';

/** A group-buy as it arrived: what did not is undefined. */
export type GrouponRecord = Partial<Loose<Groupon>>;

/** The record of a list or form of group-buys is one: the endpoint row has read it as one. */
export const asGroupon = (record: Values): GrouponRecord => record as GrouponRecord;
