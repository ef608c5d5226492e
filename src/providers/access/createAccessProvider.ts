import type { AccessControlProvider } from '@refinedev/core';
import type { DataRecord } from '../data/calls.ts';
import type { ProfileStore } from '../session/createProfile.ts';
import type { AccessTable, VerbAccess } from './createAccessControl.ts';
import { canDo, rulesOf } from './records.ts';

/** refine's words for what is done → ours. Whatever else is asked is a matter of seeing. */
const verbs: Readonly<Record<string, keyof VerbAccess | undefined>> = {
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'deleteOne',
};

/** A record that was read already; nobody is asked for it. */
export type KnownRecord = (resource: string, id: unknown) => DataRecord | undefined;

/** refine's access control over the same table: seeing first, then the verb, then the record where one is named. R7 */
export function createAccessProvider(
  profile: ProfileStore,
  table: AccessTable,
  known: KnownRecord = () => undefined,
): AccessControlProvider {
  return {
    async can({ resource, action, params }) {
      const { access, rights = {} } = (resource !== undefined && table[resource]) || {};
      const verb = verbs[action];
      const record = resource === undefined || params?.id === undefined ? undefined : known(resource, params.id);
      return canDo([...rulesOf(access), ...rulesOf(verb && rights[verb])], profile.get(), record);
    },
  };
}
