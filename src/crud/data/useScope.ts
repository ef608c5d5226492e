import { createContext, useContext } from 'react';
import { useParams } from 'react-router';
import type { Scope } from '#providers/data/calls.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import { useProfile } from '#providers/useProviders.ts';

/** Whose part of a screen this is, where the screen is of several shops and its address of none. */
export const ShopContext = createContext<number | undefined>(undefined);

/** The shop of the address; undefined outside of shops and for a shop that is not the merchant's. R8 */
export function useShop(): ProfileShop | undefined {
  const { sid } = useParams();
  const given = useContext(ShopContext);
  const profile = useProfile();
  return profile?.shops.find(({ id }) => String(id) === (sid ?? String(given)));
}

/** The scope that everything on this screen is asked for in. */
export const useScope = (): Scope => useShop()?.id;
