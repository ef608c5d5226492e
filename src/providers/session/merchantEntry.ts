import { resetPassword, sendResetToken } from '#schemas/endpoints/reset.ts';
import { messages } from '#schemas/messages.ts';
import type { Entry } from './Account.ts';

/** How merchants come in: by e-mail, and by a code that is sent there where the password is lost. L1, L3–L5 */
export const merchantEntry: Entry = {
  name: { label: '邮箱', type: 'email', missing: messages.credentialsMissing },
  reset: {
    sendCode: (call, email) => call(sendResetToken, { email }),
    set: (call, { email, pwd, token }) => call(resetPassword, { email, pwd, token }),
  },
};
