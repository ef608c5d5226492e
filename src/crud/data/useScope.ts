import { useParams } from 'react-router';
import type { Scope } from '#providers/data/calls.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import { useProfile } from '#providers/useProviders.ts';

/** The shop of the address; undefined outside of shops and for a shop that is not the merchant's. R8 */
export function useShop(): ProfileShop | undefined {
  const { sid } = useParams();
  const profile = useProfile();
  return profile?.shops.find(({ id }) => String(id) === sid);
}

/** The scope that everything on this screen is asked for in. */
export const useScope = (): Scope => useShop()?.id;
