import { ownerOf, type Profile, type ProfileShop } from '#providers/session/createProfile.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { isUnit } from './currencies.ts';
import { guessUnit, placeHere } from './guessUnit.ts';

/** Under which name this browser keeps a merchant's choice. */
export const choiceKey = (shop: number): string => `unitChoice.${shop}`;

/** What a merchant has chosen for a shop, `''` for no unit at all; undefined where a guess may stand. */
export const readChoice = (kept: unknown): string | undefined => (kept === '' || isUnit(kept) ? kept : undefined);

/**
 * Keeps what a shop's amounts are shown with, where every screen reads it: what was chosen, or else a guess.
 *
 * @param owner under whose name this browser keeps it
 */
export function settleUnit(local: LocalStore, owner: string, { id, phone_code = '' }: ProfileShop): void {
  const unit = readChoice(local.get(`${choiceKey(id)}.${owner}`)) ?? guessUnit(phone_code, placeHere()) ?? '';
  const key = `unit.${id}.${owner}`;
  if ((local.get(key) ?? '') !== unit) local.set(key, unit);
}

/** The same for each shop: screens read what is kept, and guess nothing. SI-D2 */
export function settleUnits(local: LocalStore, profile: Profile): void {
  for (const shop of profile.shops) settleUnit(local, ownerOf(profile), shop);
}
