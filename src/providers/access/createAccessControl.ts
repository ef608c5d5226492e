import type { Message } from '#schemas/messages.ts';
import type { Profile } from '../session/createProfile.ts';
import type { Right } from './records.ts';

/** Who may: a pure answer from who is signed in, with the reason when the answer is no. R7 */
export interface Access {
  readonly may: (user: Profile['user']) => boolean;
  readonly reason: Message;
  /** The role it is open below, where that is all there is to it: then it can be written down. */
  readonly below?: number;
}

/** What may be done by whom, and to which records; what is not named is open to whoever sees it. */
export type VerbAccess = Readonly<Partial<Record<'create' | 'update' | 'deleteOne', Right>>>;

/** Who may see a resource, and who may do what there. */
interface Rules {
  readonly access?: Access | undefined;
  readonly rights?: VerbAccess;
}

/** Resource → who may; what is not named here is open to every merchant. */
export type AccessTable = Readonly<Record<string, Rules | undefined>>;

export interface Answer {
  can: boolean;
  reason?: Message;
}

/** Whether the signed-in user may see a resource: one synchronous answer, no request. R7 */
export function canAccess(access: Access | undefined, profile: Profile | null): Answer {
  if (!access || (profile && access.may(profile.user))) return { can: true };
  return { can: false, reason: access.reason };
}
