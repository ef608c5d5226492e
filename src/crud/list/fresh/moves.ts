import type { DataRecord } from '#providers/data/calls.ts';

/**
 * Whether rows would stand elsewhere, come or go, if these records took the place of those.
 *
 * @param arranged the list is sorted or narrowed by what its records hold: any change may move a row.
 */
export const moves = (shown: readonly DataRecord[], read: readonly DataRecord[], arranged: boolean): boolean =>
  arranged
    ? JSON.stringify(shown) !== JSON.stringify(read)
    : shown.length !== read.length || shown.some(({ id }, at) => id !== read[at]?.id);
