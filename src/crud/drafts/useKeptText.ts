import { useCallback, useState } from 'react';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { useScope } from '../data/useScope.ts';
import { createDraftKeeper } from './createDraftKeeper.ts';
import { createDrafts } from './createDrafts.ts';
import { type DraftOf, draftKey } from './draftKey.ts';
import { useFlushing } from './useFlushing.ts';

interface Needs extends Pick<DraftOf, 'resource' | 'place'> {
  /** What is saved of it. */
  readonly saved: string;
  /** What stands in the box where nothing was left. */
  readonly start: string;
}

const nothing = { values: {}, base: {}, releases: [] };

/**
 * One text outside of a form, kept in this browser until it is sent or given up: a session that ends loses nothing. It
 * goes on where an earlier window has left off. N4
 */
export function useKeptText({ resource, place, saved, start }: Needs) {
  const { local, clock } = useProviders();
  const profile = useProfile();
  const scope = useScope();
  // Whose it is was settled when the window was opened: a session that ends takes the profile along, not the draft.
  const [{ written, keeper, foundAt }] = useState(() => {
    const drafts = createDrafts(local);
    const key = draftKey({ owner: profile ? ownerOf(profile) : '', scope, resource, place });
    const held = drafts.read(key);
    const found = held?.values.text;
    const isFound = typeof found === 'string' && found.trim() !== saved;
    const now = { current: isFound ? found : start };
    const typed = () => {
      const text = now.current.trim();
      return text === '' || text === saved
        ? nothing
        : { ...nothing, values: { text: now.current }, base: { text: saved } };
    };
    const keeper = createDraftKeeper({ drafts, key, clock, typed, begun: held?.at });
    return { written: now, keeper, foundAt: isFound ? held?.at : undefined };
  });
  const [text, setText] = useState(written.current);
  useFlushing(useCallback(() => void keeper.flush(), [keeper]));

  return {
    text,
    /** When what was found here was written, in milliseconds since 1970; nothing where nothing was found. */
    foundAt,
    setText(next: string) {
      written.current = next;
      setText(next);
      keeper.touch();
    },
    /** Writes down what is typed. @returns whether it is safe. */
    keep: keeper.flush,
    /** It is sent, or given up. */
    forget() {
      written.current = start;
      keeper.forget();
    },
  };
}
