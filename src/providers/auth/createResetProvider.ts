import type { AuthProvider } from '@refinedev/core';
import type { Call } from '../http/createHttp.ts';
import type { Reset } from '../session/Account.ts';
import { refusalOf } from './createAuthProvider.ts';

/** What refine's auth provider is asked for at the login alone. Its methods always resolve. L3–L5 */
export const createResetProvider = (
  { sendCode, set }: Reset,
  call: Call,
): Pick<AuthProvider, 'forgotPassword' | 'updatePassword'> => ({
  forgotPassword: ({ email }) => settle('发送验证码', sendCode(call, email)),
  updatePassword: ({ email, pwd, token }) => settle('重置密码', set(call, { email, pwd, token })),
});

async function settle(action: string, answer: Promise<unknown>) {
  try {
    await answer;
    return { success: true };
  } catch (error) {
    return refusalOf(action, error);
  }
}
