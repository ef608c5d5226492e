import type { AccessControlProvider } from '@refinedev/core';
import type { Message } from '#schemas/messages.ts';
import type { Profile, ProfileStore } from '../session/createProfile.ts';

/** Who may: a pure answer from who is signed in, with the reason when the answer is no. R7 */
export interface Access {
  readonly may: (user: Profile['user']) => boolean;
  readonly reason: Message;
  /** The role it is open below, where that is all there is to it: then it can be written down. */
  readonly below?: number;
}

/** What may be changed by whom; what is not named is open to whoever sees it. */
export type VerbAccess = Readonly<Partial<Record<'create' | 'update' | 'deleteOne', Access>>>;

/** Who may see a resource, and who may do what there. */
interface Rules {
  readonly access?: Access | undefined;
  readonly rights?: VerbAccess;
}

/** Resource → who may; what is not named here is open to every merchant. */
export type AccessTable = Readonly<Record<string, Rules | undefined>>;

interface Answer {
  can: boolean;
  reason?: Message;
}

/** Whether the signed-in user may see a resource: one synchronous answer, no request. R7 */
export function canAccess(access: Access | undefined, profile: Profile | null): Answer {
  if (!access || (profile && access.may(profile.user))) return { can: true };
  return { can: false, reason: access.reason };
}

/** The first no of several, in their order; yes when there is none. R7 */
export function canAccessAll(all: readonly (Access | undefined)[], profile: Profile | null): Answer {
  const answers = all.map((access) => canAccess(access, profile));
  return answers.find(({ can }) => !can) ?? { can: true };
}

/** refine's words for what is done → ours. Whatever else is asked is a matter of seeing. */
const verbs: Readonly<Record<string, keyof VerbAccess | undefined>> = {
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'deleteOne',
};

/** refine's access control over the same table: seeing first, then the verb. R7 */
export function createAccessControl(profile: ProfileStore, table: AccessTable): AccessControlProvider {
  return {
    async can({ resource, action }) {
      const { access, rights = {} } = (resource !== undefined && table[resource]) || {};
      const verb = verbs[action];
      return canAccessAll([access, verb && rights[verb]], profile.get());
    },
  };
}
