import type { Message } from '#schemas/messages.ts';
import type { Access } from '../access/createAccessControl.ts';
import type { Call } from '../http/createHttp.ts';
import type { Profile } from './createProfile.ts';

/** What whoever signs in writes down. */
export interface Credentials {
  /** An e-mail address, or another name they are known by. */
  readonly email: string;
  readonly pwd: string;
}

/** The product's own way to know people: how they sign in and out, and who they are then. Handed in. 077 */
export interface Account {
  /** Under which name the browser keeps the session. */
  readonly keptAs: string;
  /** @returns the session; nothing where the answer holds none. @throws AppletError */
  signIn(call: Call, given: Credentials): Promise<string | undefined>;
  /** Ends the session on the service as well; nobody waits for it. K6 */
  signOut?(call: Call): Promise<unknown>;
  /** Who is signed in, and whose scopes these are: none where nothing is a shop's. R4 @throws AppletError */
  whoIsIn(call: Call): Promise<Profile>;
  /** Where one looks after one's own account. */
  readonly page?: { readonly path: string; readonly says: string };
  /** Who keeps the product running: they read why something broke. */
  readonly keepers: Access;
}

/** What of an account only the login asks for. */
export interface Entry {
  /** What people are known by. */
  readonly name: { readonly label: string; readonly type: 'email' | 'text'; readonly missing: Message };
  /** A new password, proven by a code that is sent; left out, nobody is offered one. L3–L5 */
  readonly reset?: Reset;
}

export interface Reset {
  sendCode(call: Call, email: string): Promise<unknown>;
  set(call: Call, given: Credentials & { readonly token: string }): Promise<unknown>;
}
