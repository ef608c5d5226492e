import { useEffect, useLayoutEffect, useState } from 'react';
import type { Scope, Values } from '#providers/data/calls.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import type { Changes } from '../form/createChanges.ts';
import type { Store } from '../form/createStore.ts';
import { mergeRecord, type Same } from '../merge/mergeRecord.ts';
import { createDraftKeeper, type DraftKeeper } from './createDraftKeeper.ts';
import { createDrafts, type Draft, type Drafts, type Release } from './createDrafts.ts';
import { draftKey, type Place } from './draftKey.ts';
import { typedIn } from './typedIn.ts';

interface Needs {
  readonly resource: string;
  readonly scope: Scope;
  readonly place: Place;
  /** The fields that may be changed. */
  readonly names: readonly string[];
  readonly same: Same;
  readonly changes: Changes;
  readonly values: () => Values;
  readonly releases: Store<readonly Release[]>;
  /** Asks every input for what it still holds back. */
  readonly flush: () => void;
}

export interface FormDraft extends DraftKeeper {
  readonly subscribe: Drafts['subscribe'];
  /** Which fields of the form a draft would change. */
  fieldsOf(draft: Draft): readonly string[];
}

/** The draft of one open form: written after a pause, and at once when the page is put away or left. */
export function useDraft(needs: Needs): FormDraft {
  const { local, clock } = useProviders();
  const profile = useProfile();
  // Whose it is was settled when the form was opened: a session that ends takes the profile along, not the draft.
  const [draft] = useState((): FormDraft => {
    const { resource, scope, place, names, same, changes, values, releases } = needs;
    const drafts = createDrafts(local, clock);
    const key = draftKey({ owner: profile ? ownerOf(profile) : '', scope, resource, place });
    const fieldsOf = (held: Draft) => fieldsIn(held, changes.baseline(), names, same);
    const held = drafts.read(key);
    const found = held && fieldsOf(held).length > 0 ? held : undefined;
    if (held && !found) drafts.drop(key);
    const typed = () => typedIn(changes, values(), releases.get());
    return {
      ...createDraftKeeper({ drafts, key, clock, found, typed }),
      subscribe: drafts.subscribe,
      fieldsOf,
    };
  });

  const { flush } = needs;
  useEffect(() => {
    const putAway = () => {
      if (document.visibilityState === 'visible') return;
      flush();
      draft.flush();
    };
    const leave = () => {
      flush();
      draft.flush();
    };
    document.addEventListener('visibilitychange', putAway);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', putAway);
      removeEventListener('pagehide', leave);
    };
  }, [draft, flush]);

  // Before the inputs are gone with what they still hold back. A 403 leads out of here, too. T5
  useLayoutEffect(
    () => () => {
      flush();
      draft.flush();
    },
    [draft, flush],
  );
  return draft;
}

function fieldsIn({ values, base }: Draft, now: Values, names: readonly string[], same: Same): readonly string[] {
  const restored = mergeRecord(base, values, now, same).values;
  return names.filter((name) => !same(name, restored[name], now[name]));
}
