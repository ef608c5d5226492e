import type { AppletId, RecordId } from './calls.ts';

/** A record's id as calls of the specification's own applet take it. @throws Error for a text: it knows none by one. */
export function appletId(id: RecordId): AppletId {
  if (typeof id === 'number') return id;
  throw new Error('Failed to call the applet: it knows its records by numbers.');
}
