import { matchesPassword } from '../areas/account/password.ts';
import { findAccount, replacePassword } from '../areas/account/queries.ts';
import type { Database } from '../database/Database.ts';
import { endSessions } from '../sessions.ts';
import { people } from './people.ts';

/** No password is the right one. */
const LOCKED = '';

/**
 * Locks every account that still has a password of the README: no demo is open to the world. K4
 *
 * @returns their e-mails; each gets in again by a new password.
 */
export async function lockKnown(database: Database): Promise<readonly string[]> {
  const locked: string[] = [];
  for (const { email, password } of people) {
    const account = await findAccount(database, email);
    if (!account || !(await matchesPassword(password, account.password))) continue;
    await replacePassword(database, account.id, LOCKED);
    await endSessions(database, account.id);
    locked.push(email);
  }
  return locked;
}
