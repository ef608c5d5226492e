import type { RecordId } from '#providers/data/calls.ts';

/** Ids grow, so that whatever comes later is above; what has a text for an id is never news. */
export const numberOf = (id: RecordId): number => (typeof id === 'number' ? id : 0);

/** The greatest id among some; 0 for none. */
export const newestOf = (records: readonly { readonly id: RecordId }[]): number =>
  records.reduce((newest, { id }) => Math.max(newest, numberOf(id)), 0);

/**
 * How many of the records on a first page have come since `seen` was the newest, as the eye reads it: `2`, and `10+`
 * where all of a full page are new. A record that moved up because others left is none of them.
 */
export function newsIn(page: readonly { readonly id: RecordId }[], seen: number, size: number): string | undefined {
  const count = page.filter(({ id }) => numberOf(id) > seen).length;
  if (count === 0) return undefined;
  return count >= size ? `${count}+` : String(count);
}
