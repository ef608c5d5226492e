import { GO, HOME } from '#crud/list/keys/pageKeys.ts';
import { pathIn } from '#crud/routes.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Scope } from '#providers/data/calls.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { isResource, type Section } from '../sections.ts';

/** So soon after `g` the letter has to come. */
export const GO_MS = 1500;

/** What was pressed before: `g`, and when. */
export interface Begun {
  readonly at: number;
}

/** What a free key does: begins a step elsewhere, or ends it at an address. */
export function goesTo(
  key: string,
  begun: Begun | undefined,
  now: number,
  addressOf: (letter: string) => string | undefined,
): { readonly begun?: Begun; readonly to?: string } {
  if (begun && now - begun.at <= GO_MS) {
    const to = addressOf(key);
    return to === undefined ? {} : { to };
  }
  return key === GO ? { begun: { at: now } } : {};
}

/** Where a letter leads: home, or to the list of a resource, in this shop or, outside of shops, the merchant's last. */
export const addressesIn =
  (sections: readonly Section[], profile: Profile, shop: Scope) =>
  (letter: string): string | undefined => {
    if (letter === HOME) return '/dashboard';
    const found = sections.filter(isResource).find(({ goKey }) => goKey === letter);
    if (!found || !canAccess(found.access, profile).can) return undefined;
    if (found.scope === 'global') return found.routes.list;
    return shop === undefined ? undefined : pathIn(found.routes.list, shop);
  };
