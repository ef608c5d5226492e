import * as z from 'zod/mini';
import { roleBelow } from '#providers/access/roleBelow.ts';
import type { Account, Entry } from '#providers/session/Account.ts';
import { count } from '#schemas/codecs/count.ts';
import { text } from '#schemas/codecs/text.ts';
import { habitOf } from '#schemas/habit/habitOf.ts';
import { callOf, habit, nothing } from './habit.ts';

const signIn = callOf(
  {
    method: 'POST',
    path: '/login',
    request: z.object({ username: text, password: text }),
    response: z.object({ token: text }),
  },
  // Nobody is signed in yet: a 401 here is a wrong password, and no session that is over.
  habitOf(habit, { fails: { over: [] } }),
);
const signOut = callOf({ method: 'POST', path: '/logout', request: nothing, response: nothing });
const me = callOf({ method: 'GET', path: '/me', request: nothing, response: z.object({ name: text, role: count }) });

/** 1 is a librarian, 2 an assistant. */
export const librarians = roleBelow(2, 'Only librarians may do this');

/** Who works at the library: known by a username, with a token, and no shops. */
export const account: Account = {
  keptAs: 'Shelfmark-Token',
  signIn: async (call, { email, pwd }) => (await call(signIn, { username: email, password: pwd })).token,
  signOut: (call) => call(signOut, {}),
  async whoIsIn(call) {
    const { name = '', role = Number.POSITIVE_INFINITY } = await call(me, {});
    return { user: { name, avatar: '', role, is_merchant: false, is_applied: false }, shops: [], merchant: null };
  },
  keepers: librarians,
};

export const entry: Entry = {
  name: { label: 'Username', type: 'text', missing: 'Enter your username and password' },
};
