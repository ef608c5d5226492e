import type { AuthProvider } from '@refinedev/core';
import { login, resetPassword, sendResetToken } from '#schemas/endpoints/account.ts';
import { type Message, messages } from '#schemas/messages.ts';
import { AppletError, sentenceOf } from '../http/AppletError.ts';
import type { Call } from '../http/createHttp.ts';
import type { ProfileStore } from '../session/createProfile.ts';
import type { Session } from '../session/createSession.ts';

interface Dependencies {
  readonly call: Call;
  readonly session: Session;
  readonly profile: ProfileStore;
}

/**
 * refine's auth provider over the applet's account calls. Its methods always resolve: a refusal is a value.
 *
 * The session alone says who is in; the guard of the shell moves the visitor when it changes. L1–L5, R3–R5
 */
export function createAuthProvider({ call, session, profile }: Dependencies): AuthProvider {
  return {
    async login({ email, pwd }) {
      try {
        const { login_session } = await call(login, { email, pwd });
        if (!login_session) return refuse(messages.serverFailed);
        session.set(login_session);
        return { success: true };
      } catch (error) {
        return refuse(sentenceFor('登录', error));
      }
    },
    async logout() {
      session.clear();
      return { success: true };
    },
    async check() {
      return session.get() === null ? { authenticated: false } : { authenticated: true };
    },
    // The http client has ended the session already when it met a 403. T5
    onError: async () => ({}),
    getIdentity: async () => profile.get()?.user ?? null,
    async forgotPassword({ email }) {
      return settle('发送验证码', call(sendResetToken, { email }));
    },
    async updatePassword({ email, pwd, token }) {
      return settle('重置密码', call(resetPassword, { email, pwd, token }));
    },
  };
}

async function settle(action: string, answer: Promise<unknown>) {
  try {
    await answer;
    return { success: true };
  } catch (error) {
    return refuse(sentenceFor(action, error));
  }
}

/** A 403 says nothing elsewhere, for it leads to the login; here nobody is signed in, and it is the server that says no. N11 */
const sentenceFor = (action: string, error: unknown): Message =>
  error instanceof AppletError && error.kind === 'forbidden'
    ? `服务器拒绝了${action}（403），请稍后再试，或联系管理员`
    : sentenceOf(error) || messages.requestFailed;

/** refine shows an error's `name` as the headline of its notice. */
const refuse = (sentence: Message) => ({ success: false, error: { name: sentence, message: '' } });
