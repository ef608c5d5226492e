import type { RecordId, Scope } from '#providers/data/calls.ts';

/**
 * What a form is open for: a record, by its number or by `id:` and its text, a new one, a copy of a record, a copy with
 * changes; or a sheet of many records, of one.
 */
export type Place = number | `id:${string}` | 'new' | SheetPlace | `from:${RecordId}` | `next:${RecordId}`;

type SheetPlace = 'grid' | `grid:${RecordId}`;

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

/** Whose drafts are not to be written any more: whoever has left has cleared them away, in this tab or another. */
export const CLEARED = 'drafts-cleared';

/** What the keys of one merchant's drafts start with. */
export const draftsOf = (owner: string): string => `${DRAFTS}${encodeURIComponent(owner)}/`;

/**
 * The name drafts of one place are kept under; two that differ in anything never share one. Each form that is opened
 * there adds an id of its own, so that two tabs never write over each other. N4
 */
export const draftKey = ({ owner, scope, resource, place }: DraftOf, ...opened: readonly string[]): string =>
  draftsOf(owner) + [scope ?? '', resource, place, ...opened].map((part) => encodeURIComponent(part)).join('/');

/** What a draft's key says of where it was typed; undefined when it was written by other rules. */
export function readDraftKey(key: string): Omit<DraftOf, 'owner'> | undefined {
  const [, , scope = '', resource = '', place = ''] = key.split('/').map(decoded);
  if (resource === '' || !isPlace(place)) return undefined;
  return { scope: scope === '' ? undefined : Number(scope), resource, place: numberIn(place) };
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** Where a form leads back to; what was typed into a sheet is offered by the sheet. */
const isPlace = (text: string): text is Exclude<Place, number | SheetPlace> =>
  /^(?:new|\d+|(?:id|from|next):.+)$/s.test(text);
const numberIn = (place: Exclude<Place, number>): Place => (/^\d/.test(place) ? Number(place) : place);

/** Where the form of a record is. */
export const placeOfRecord = (id: RecordId): Place => (typeof id === 'number' ? id : `id:${id}`);

/** The record whose form a place is; undefined for a new one, a copy, a sheet. */
export function recordAt(place: Place): RecordId | undefined {
  if (typeof place === 'number') return place;
  return place.startsWith('id:') ? place.slice('id:'.length) : undefined;
}
