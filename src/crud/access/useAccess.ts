import { useMemo } from 'react';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { useProfile } from '#providers/useProviders.ts';
import { fieldOf, type Resource, type Rights } from '../Resource.ts';

type Answer = ReturnType<typeof canAccess>;

/** What whoever is signed in may do with a resource, each answer with its reason when it is no. R7 */
export interface ResourceAccess {
  may(verb: keyof Rights): Answer;
  sees(field: string): boolean;
  changes(field: string): Answer;
}

/** The answers for one merchant: pure, synchronous, asked of nobody. */
export function accessOf(resource: Resource, profile: Profile | null): ResourceAccess {
  const of = (field: string) => fieldOf(resource, field).access;
  return {
    may: (verb) => canAccess(resource.rights[verb], profile),
    sees: (field) => canAccess(of(field)?.see, profile).can,
    changes: (field) => canAccess(of(field)?.change, profile),
  };
}

export function useAccess(resource: Resource): ResourceAccess {
  const profile = useProfile();
  return useMemo(() => accessOf(resource, profile), [resource, profile]);
}
