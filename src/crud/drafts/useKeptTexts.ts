import { useCallback, useState } from 'react';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { useScope } from '../data/useScope.ts';
import { createDraftKeeper } from './createDraftKeeper.ts';
import { createDrafts } from './createDrafts.ts';
import { type DraftOf, draftKey } from './draftKey.ts';
import { useFlushing } from './useFlushing.ts';

type Texts = Readonly<Record<string, string>>;

interface Dependencies<Kept extends Texts> extends Pick<DraftOf, 'resource' | 'place'> {
  /** What stands there where nothing was left. */
  readonly start: Kept;
  /** Whether texts say something that is not saved. */
  readonly isWorth: (texts: Kept) => boolean;
}

const nothing = { values: {}, base: {}, releases: [] };

/**
 * Texts outside of a form, kept in this browser until they are sent or given up: a session that ends loses nothing. They
 * go on where an earlier window has left off. N4
 */
export function useKeptTexts<Kept extends Texts>({ resource, place, start, isWorth }: Dependencies<Kept>) {
  const { local, clock } = useProviders();
  const profile = useProfile();
  const scope = useScope();
  // Whose it is was settled when the window was opened: a session that ends takes the profile along, not the draft.
  const [{ written, keeper, foundAt }] = useState(() => {
    const drafts = createDrafts(local);
    const key = draftKey({ owner: profile ? ownerOf(profile) : '', scope, resource, place });
    const held = drafts.read(key);
    const found = held && { ...start, ...textsIn(held.values) };
    const isFound = found !== undefined && isWorth(found);
    const now = { texts: isFound ? found : start, isWorth };
    const typed = () => (now.isWorth(now.texts) ? { ...nothing, values: now.texts, base: start } : nothing);
    const keeper = createDraftKeeper({ drafts, key, clock, typed, begun: held?.at });
    return { written: now, keeper, foundAt: isFound ? held?.at : undefined };
  });
  written.isWorth = isWorth;
  const [texts, setTexts] = useState(written.texts);
  useFlushing(useCallback(() => void keeper.flush(), [keeper]));

  return {
    texts,
    /** When what was found here was written, in milliseconds since 1970; nothing where nothing was found. */
    foundAt,
    setTexts(next: Kept) {
      written.texts = next;
      setTexts(next);
      keeper.touch();
    },
    /** Writes down what is typed. @returns whether it is safe. */
    keep: keeper.flush,
    /** They are sent, or given up. */
    forget() {
      written.texts = start;
      keeper.forget();
    },
  };
}

const textsIn = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
