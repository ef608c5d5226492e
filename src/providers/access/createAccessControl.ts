import type { AccessControlProvider } from '@refinedev/core';
import type { Message } from '#schemas/messages.ts';
import type { Profile, ProfileStore } from '../session/createProfile.ts';

/** Who may: a pure answer from who is signed in, with the reason when the answer is no. R7 */
export interface Access {
  readonly may: (user: Profile['user']) => boolean;
  readonly reason: Message;
}

/** Resource → who may see it; what is not named here is open to every merchant. */
export type AccessTable = Readonly<Record<string, Access | undefined>>;

/** Whether the signed-in user may see a resource: one synchronous answer, no request. R7 */
export function canAccess(access: Access | undefined, profile: Profile | null): { can: boolean; reason?: Message } {
  if (!access || (profile && access.may(profile.user))) return { can: true };
  return { can: false, reason: access.reason };
}

/** refine's access control over the same table. */
export function createAccessControl(profile: ProfileStore, table: AccessTable): AccessControlProvider {
  return {
    can: async ({ resource }) => canAccess(resource === undefined ? undefined : table[resource], profile.get()),
  };
}
