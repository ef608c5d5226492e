import type { RecordId, Scope } from '#providers/data/calls.ts';

/** What a form is open for: a record, a new one, a copy of a record, or a copy with changes. */
export type Place = RecordId | 'new' | `from:${RecordId}` | `next:${RecordId}`;

/** Whose what: a draft is offered only where all four are the same again. R8 */
export interface DraftOf {
  /** `ownerOf` the profile. */
  readonly owner: string;
  readonly scope: Scope;
  readonly resource: string;
  readonly place: Place;
}

/** What the key of every draft starts with. */
export const DRAFTS = 'draft/';

/** The name a draft is kept under; two that differ in anything never share one. */
export const draftKey = ({ owner, scope, resource, place }: DraftOf): string =>
  DRAFTS + [owner, scope ?? '', resource, place].map((part) => encodeURIComponent(part)).join('/');
