import type { RecordId } from '#providers/data/calls.ts';

/** The greatest id among some; ids grow, so that whatever comes later is above it. 0 for none. */
export const newestOf = (records: readonly { readonly id: RecordId }[]): RecordId =>
  records.reduce((newest, { id }) => Math.max(newest, id), 0);

/**
 * How many of the records on a first page have come since `seen` was the newest, as the eye reads it: `2`, and `10+`
 * where all of a full page are new. A record that moved up because others left is none of them.
 */
export function newsIn(page: readonly { readonly id: RecordId }[], seen: RecordId, size: number): string | undefined {
  const count = page.filter(({ id }) => id > seen).length;
  if (count === 0) return undefined;
  return count >= size ? `${count}+` : String(count);
}
