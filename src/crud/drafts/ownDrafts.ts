import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { memoize } from '#schemas/memoize.ts';
import { CLEARED, draftsOf } from './draftKey.ts';

/** How every form that is open writes down what is typed; for a logout, which asks about it. */
export const openForms = memoize((_: LocalStore) => new Set<() => void>());

/** Whether nothing may be written there: forms that close because of a logout would bring back what was cleared. */
export const isCleared = (local: LocalStore, key: string): boolean => {
  const owner = local.get(CLEARED);
  return typeof owner === 'string' && key.startsWith(draftsOf(owner));
};

/** Whether anything that this merchant has typed and not saved is kept here, what is being typed included. */
export function hasDrafts(local: LocalStore, owner: string): boolean {
  for (const write of openForms(local)) write();
  return local.keys(draftsOf(owner)).length > 0;
}

/** The merchant leaves and wants nothing to stay behind. */
export function clearDrafts(local: LocalStore, owner: string): void {
  local.set(CLEARED, owner);
  for (const key of local.keys(draftsOf(owner))) local.remove(key);
}
