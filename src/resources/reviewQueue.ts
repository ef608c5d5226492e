import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { ShopRecordStatus } from '#schemas/states/shopRecordStatus.ts';

/** One status that was put in place of another. */
export interface Verdict {
  readonly id: RecordId;
  readonly from: ShopRecordStatus;
  readonly to: ShopRecordStatus;
}

/** Records that wait for a look, one of them open, and what has been decided so far, the last decision last. */
export interface Review {
  readonly records: readonly DataRecord[];
  /** Which one is open; behind the last one when nothing waits any more. */
  readonly at: number;
  readonly verdicts: readonly Verdict[];
}

const PENDING = 1;

/** A review of those that wait, in their order, from the first. */
export const beginReview = (records: readonly DataRecord[]): Review => ({
  records: records.filter(({ status }) => status === PENDING),
  at: 0,
  verdicts: [],
});

/** The status a record has by now. */
export const statusOf = ({ verdicts }: Review, id: RecordId): ShopRecordStatus =>
  verdicts.findLast((verdict) => verdict.id === id)?.to ?? PENDING;

/** How many still wait. */
export const waiting = (review: Review): number =>
  review.records.filter(({ id }) => statusOf(review, id) === PENDING).length;

/** The one before or after; at either end it stays. */
export function step(review: Review, by: 1 | -1): Review {
  const last = review.records.length - 1;
  return { ...review, at: Math.min(Math.max(review.at + by, 0), Math.max(last, 0)) };
}

/** With a decision that was saved; what still waits opens, the next one below first, else the first of all. */
export function decided(review: Review, verdict: Verdict): Review {
  const after = { ...review, verdicts: [...review.verdicts, verdict] };
  const waits = ({ id }: DataRecord) => statusOf(after, id) === PENDING;
  const here = review.records.findIndex(({ id }) => id === verdict.id);
  const below = review.records.findIndex((record, at) => at > here && waits(record));
  const next = below < 0 ? review.records.findIndex(waits) : below;
  return { ...after, at: next < 0 ? review.records.length : next };
}

/** Without its last decision, which was taken back; its record is open again. */
export function takenBack(review: Review): Review {
  const last = review.verdicts.at(-1);
  return {
    ...review,
    verdicts: review.verdicts.slice(0, -1),
    at: last ? review.records.findIndex(({ id }) => id === last.id) : review.at,
  };
}
