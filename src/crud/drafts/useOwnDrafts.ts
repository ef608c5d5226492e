import { useMemo, useSyncExternalStore } from 'react';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { createDrafts, type KeptDraft } from './createDrafts.ts';
import { type DraftOf, draftsOf, readDraftKey } from './draftKey.ts';

/** A draft, and what it is of. */
export interface OwnDraft extends KeptDraft, Omit<DraftOf, 'owner'> {}

/** All that the signed-in merchant has typed in this browser and not saved, the newest first; live as they come and go. N4 */
export function useOwnDrafts(): readonly OwnDraft[] {
  const { local } = useProviders();
  const profile = useProfile();
  const owner = profile && ownerOf(profile);
  // The names alone are compared at every look: what lies behind them may be large.
  const names = useSyncExternalStore(local.subscribe, () =>
    owner === null ? '' : local.keys(draftsOf(owner)).join('\n'),
  );
  return useMemo(() => {
    const drafts = createDrafts(local);
    return names
      .split('\n')
      .flatMap((key) => {
        const draft = drafts.read(key);
        const of = readDraftKey(key);
        return draft && of ? [{ key, draft, ...of }] : [];
      })
      .sort((one, other) => other.draft.at - one.draft.at);
  }, [local, names]);
}
