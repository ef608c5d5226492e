import { ownerOf, type Profile } from '#providers/session/createProfile.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { settleUnit } from './unitChoice.ts';

/** Keeps for each shop what its amounts are shown with: screens read what is kept, and guess nothing. SI-D2 */
export function settleUnits(local: LocalStore, profile: Profile): void {
  for (const shop of profile.shops) settleUnit(local, ownerOf(profile), shop);
}
