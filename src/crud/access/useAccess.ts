import { useMemo } from 'react';
import { canAccess } from '#providers/access/createAccessControl.ts';
import { canDo } from '#providers/access/records.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { useProfile } from '#providers/useProviders.ts';
import { fieldOf, isScreen, type Resource, type Rights, type RowAction } from '../Resource.ts';

type Answer = ReturnType<typeof canAccess>;

/** What whoever is signed in may do with a resource, each answer with its reason when it is no. R7 */
export interface ResourceAccess {
  /** At all, or to this record. */
  may(verb: keyof Rights, record?: DataRecord): Answer;
  /** The same of an action: its own rule about records stands in the place of the one about changing them. */
  mayAct(action: RowAction, record?: DataRecord): Answer;
  sees(field: string): boolean;
  changes(field: string): Answer;
}

/** The answers for one merchant: pure, synchronous, asked of nobody. */
export function accessOf(resource: Resource, profile: Profile | null): ResourceAccess {
  const of = (field: string) => fieldOf(resource, field).access;
  const may: ResourceAccess['may'] = (verb, record) => canDo(resource.rights[verb], profile, record);
  return {
    may,
    mayAct(action, record) {
      const right = isScreen(action) ? action.right : 'update';
      const atAll = right === undefined ? { can: true } : may(right, action.refuses ? undefined : record);
      return atAll.can ? canDo(action.refuses, profile, record) : atAll;
    },
    sees: (field) => canAccess(of(field)?.see, profile).can,
    changes: (field) => canAccess(of(field)?.change, profile),
  };
}

export function useAccess(resource: Resource): ResourceAccess {
  const profile = useProfile();
  return useMemo(() => accessOf(resource, profile), [resource, profile]);
}
