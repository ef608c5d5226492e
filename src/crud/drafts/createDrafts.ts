import type { RecordId, Values } from '#providers/data/calls.ts';
import type { Attempt } from '#providers/http/IdempotentWrite.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { DRAFTS } from './draftKey.ts';
import { isCleared } from './ownDrafts.ts';

/** A saved row of a nested list that goes with the next save. */
export interface Release {
  readonly field: string;
  readonly row: { readonly id: RecordId };
}

/** What was typed and not saved: only the fields that were touched, each with what it started from. */
export interface Draft {
  readonly values: Values;
  readonly base: Values;
  readonly releases: readonly Release[];
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** A save of it was under way, and nobody knows how it ended. N4 */
  readonly attempt?: Attempt | undefined;
}

/** A draft, and where it lies. */
export interface KeptDraft {
  readonly key: string;
  readonly draft: Draft;
}

export interface Drafts {
  read(key: string): Draft | undefined;
  /** All that is kept for one place, whichever tab and attempt it is of, the newest first. N4 */
  of(place: string): readonly KeptDraft[];
  /** @returns false when it is too large, or the browser keeps nothing. */
  keep(key: string, draft: Draft): boolean;
  drop(key: string): void;
  /** Called after every change in this browser, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

/** In characters of JSON; a browser holds five million for all of a site. A large article is kept twice: as it is and was. */
const MOST_OF_ONE = 2_000_000;
/** Twice as much at least: the room made for one more must not cost the largest there is. */
const MOST_OF_ALL = 4_000_000;

/**
 * What merchants have typed and not saved, as this browser keeps it: until there is no room, the oldest going first.
 *
 * No age ends it: a clock that is days ahead would wipe out what was written a minute ago. N4
 */
export function createDrafts(local: LocalStore): Drafts {
  const read = (key: string): Draft | undefined => draftIn(local.get(key));

  /** Lets go of what cannot be read, then of the oldest until there is room for one more. */
  function makeRoom(most: number) {
    const held = local.keys(DRAFTS).flatMap((key) => {
      const draft = read(key);
      if (draft) return [{ key, at: draft.at, size: JSON.stringify(draft).length }];
      local.remove(key);
      return [];
    });
    let size = held.reduce((sum, each) => sum + each.size, 0);
    for (const oldest of [...held].sort((one, other) => one.at - other.at)) {
      if (size <= most) return;
      local.remove(oldest.key);
      size -= oldest.size;
    }
  }

  makeRoom(MOST_OF_ALL - MOST_OF_ONE);
  return {
    read,
    of: (place) =>
      local
        .keys(place)
        .filter((key) => key === place || key.startsWith(`${place}/`))
        .flatMap((key) => {
          const draft = read(key);
          return draft ? [{ key, draft }] : [];
        })
        .sort((one, other) => other.draft.at - one.draft.at),
    keep(key, draft) {
      if (isCleared(local, key)) return false;
      if (JSON.stringify(draft).length > MOST_OF_ONE) return false;
      if (local.set(key, draft)) return true;
      makeRoom(MOST_OF_ALL / 4);
      return local.set(key, draft);
    },
    drop: (key) => local.remove(key),
    subscribe: local.subscribe,
  };
}

/** Reads what another version of the product may have written. */
function draftIn(held: unknown): Draft | undefined {
  if (!isRecord(held) || !isRecord(held.values) || !isRecord(held.base) || typeof held.at !== 'number')
    return undefined;
  const { values, base, at, releases, attempt } = held;
  const known = { values, base, at, releases: Array.isArray(releases) ? releases.filter(isRelease) : [] };
  return isAttempt(attempt) ? { ...known, attempt } : known;
}

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.id === 'string' && typeof value.print === 'string';

const isRelease = (value: unknown): value is Release =>
  isRecord(value) &&
  typeof value.field === 'string' &&
  isRecord(value.row) &&
  ['number', 'string'].includes(typeof value.row.id);
