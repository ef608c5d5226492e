import { messages } from '../messages.ts';
import type { Rule } from './rule.ts';

/** Spec §5, L1 */
export const credentials: Rule<{ readonly email: string; readonly pwd: string }> = ({ email, pwd }) =>
  email.trim() === '' || pwd === '' ? messages.credentialsMissing : undefined;

/** Spec §5, L4 */
export const resetEmail: Rule<string> = (email) => (email.trim() === '' ? messages.emailMissing : undefined);

/** Two different passwords are told before anything missing. Spec §5, L5 */
export const passwordReset: Rule<{
  readonly email: string;
  readonly pwd: string;
  readonly repeated: string;
  readonly token: string;
}> = ({ email, pwd, repeated, token }) => {
  if (pwd !== repeated) return messages.passwordsDiffer;
  return [email, pwd, token].some((value) => value.trim() === '') ? messages.resetFieldsMissing : undefined;
};
