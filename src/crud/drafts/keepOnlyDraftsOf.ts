import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { CLEARED, DRAFTS, draftsOf } from './draftKey.ts';

/** A merchant is here: what others have left at this browser is not theirs to read. Decision 045 */
export function keepOnlyDraftsOf(local: LocalStore, owner: string): void {
  local.remove(CLEARED);
  for (const key of local.keys(DRAFTS)) if (!key.startsWith(draftsOf(owner))) local.remove(key);
}
