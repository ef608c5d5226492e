import type { RecordId } from '#providers/data/calls.ts';

/**
 * Under which keys refine's cache holds what was read: its own builder comes with all of refine, which no list needs to be
 * seen. The two say the same (`recordKeys.test.ts`). 035
 */
const keyOf = (resource: string, action: 'list' | 'one') => ['data', 'default', resource, action] as const;

/** Every list of a resource: pages, counts, names. */
export const listsKey = (resource: string) => keyOf(resource, 'list');

/** One list of a resource, told from the others by what was asked for. */
export const listKey = (resource: string, asked: object) => [...keyOf(resource, 'list'), asked] as const;

/** One record, told from others of the same id by what was asked for, its scope above all. */
export const recordKey = (resource: string, id: RecordId | undefined, asked: object) =>
  [...keyOf(resource, 'one'), id === undefined ? undefined : String(id), asked] as const;
