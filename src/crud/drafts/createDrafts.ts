import type { Clock } from '#providers/clock/createClock.ts';
import type { Values } from '#providers/data/calls.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { DRAFTS } from './draftKey.ts';

/** A saved row of a nested list that goes with the next save. */
export interface Release {
  readonly field: string;
  readonly row: { readonly id: number };
}

/** What was typed and not saved: only the fields that were touched, each with what it started from. */
export interface Draft {
  readonly values: Values;
  readonly base: Values;
  readonly releases: readonly Release[];
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

export interface Drafts {
  read(key: string): Draft | undefined;
  /** @returns false when it is too large, or the browser keeps nothing. */
  keep(key: string, draft: Draft): boolean;
  drop(key: string): void;
  /** Called after every change in this browser, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

const MOST_DAYS = 7;
const MOST_MS = MOST_DAYS * 24 * 60 * 60 * 1000;
/** In characters of JSON; a browser holds five million for all of a site. A large article is kept twice: as it is and was. */
const MOST_OF_ONE = 2_000_000;
/** Twice as much at least: the room made for one more must not cost the largest there is. */
const MOST_OF_ALL = 4_000_000;

/** What merchants have typed and not saved, as this browser keeps it: for a week, the oldest going first. */
export function createDrafts(local: LocalStore, clock: Pick<Clock, 'now'>): Drafts {
  const read = (key: string): Draft | undefined => {
    const draft = draftIn(local.get(key));
    return draft && clock.now() - draft.at <= MOST_MS ? draft : undefined;
  };

  /** Lets go of what is too old or cannot be read, then of the oldest until there is room for one more. */
  function makeRoom(most: number) {
    const held = local.keys(DRAFTS).flatMap((key) => {
      const draft = read(key);
      if (draft) return [{ key, at: draft.at, size: JSON.stringify(draft).length }];
      local.remove(key);
      return [];
    });
    let size = held.reduce((sum, each) => sum + each.size, 0);
    for (const oldest of held.toSorted((one, other) => one.at - other.at)) {
      if (size <= most) return;
      local.remove(oldest.key);
      size -= oldest.size;
    }
  }

  makeRoom(MOST_OF_ALL - MOST_OF_ONE);
  return {
    read,
    keep(key, draft) {
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
  const { values, base, at, releases } = held;
  return { values, base, at, releases: Array.isArray(releases) ? releases.filter(isRelease) : [] };
}

const isRelease = (value: unknown): value is Release =>
  isRecord(value) && typeof value.field === 'string' && isRecord(value.row) && typeof value.row.id === 'number';
