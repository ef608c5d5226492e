import type { Kept } from '#schemas/stored/keptValues.ts';
import type { Database } from '../../database/Database.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';
import { bytesOf, type Place, weigh } from './queries.ts';

/** Of one resource in one shop: of so many a list is narrowed and sorted while nobody waits. */
const MOST_RECORDS = 20_000;
const MOST_BYTES = 200_000;
/** All of them together may stand in one answer. K3 */
const MOST_TOGETHER = 40_000_000;

/**
 * Bounds what is kept, where it is written.
 *
 * @param before what the record held until now; left out for a new one
 * @throws Refusal 400 with what it is too much of
 */
export async function requireRoom(database: Database, place: Place, kept: Kept, before?: Kept): Promise<void> {
  const [own, old] = [bytesOf(kept), before ? bytesOf(before) : 0];
  if (own > MOST_BYTES) throw new Refusal(codes.badInput, sentences.recordTooLarge);
  // What makes it no larger is never refused.
  if (before && own <= old) return;
  const { records, bytes } = await weigh(database, place);
  if (!before && records >= MOST_RECORDS) throw new Refusal(codes.badInput, sentences.recordsFull);
  if (bytes - old + own > MOST_TOGETHER) throw new Refusal(codes.badInput, sentences.recordsTooLarge);
}
