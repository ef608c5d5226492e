import type { AuthProvider } from '@refinedev/core';
import { type Message, messages } from '#schemas/messages.ts';
import { AppletError, sentenceOf } from '../http/AppletError.ts';
import type { Call } from '../http/createHttp.ts';
import type { Account } from '../session/Account.ts';
import type { ProfileStore } from '../session/createProfile.ts';
import type { Session } from '../session/createSession.ts';

interface Dependencies {
  readonly account: Account;
  readonly call: Call;
  readonly session: Session;
  readonly profile: ProfileStore;
}

/**
 * refine's auth provider over the account's calls. Its methods always resolve: a refusal is a value.
 *
 * The session alone says who is in; the guard of the shell moves the visitor when it changes. L1, L2, R3–R5
 */
export function createAuthProvider({ account, call, session, profile }: Dependencies): AuthProvider {
  return {
    async login({ email, pwd }) {
      try {
        const proof = await account.signIn(call, { email, pwd });
        if (!proof) return refuse(messages.serverFailed);
        session.set(proof);
        return { success: true };
      } catch (error) {
        return refusalOf('登录', error);
      }
    },
    async logout() {
      // Nobody waits for it: without a network the merchant is out all the same. K6
      account.signOut?.(call).catch(() => {});
      session.clear();
      return { success: true };
    },
    async check() {
      return session.get() === null ? { authenticated: false } : { authenticated: true };
    },
    // The http client has ended the session already when it met a 403. T5
    onError: async () => ({}),
    getIdentity: async () => profile.get()?.user ?? null,
  };
}

/** A 403 says nothing elsewhere, for it leads to the login; here nobody is signed in, and it is the server that says no. N11 */
export const refusalOf = (action: string, error: unknown) =>
  refuse(
    error instanceof AppletError && error.kind === 'forbidden'
      ? `服务器拒绝了${action}（403），请稍后再试，或联系管理员`
      : sentenceOf(error) || messages.requestFailed,
  );

/** refine shows an error's `name` as the headline of its notice. */
const refuse = (sentence: Message) => ({ success: false, error: { name: sentence, message: '' } });
