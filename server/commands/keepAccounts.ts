import { asc, eq } from 'drizzle-orm';
import { hashPassword } from '../areas/account/password.ts';
import { findAccount, replacePassword } from '../areas/account/queries.ts';
import type { Database } from '../database/Database.ts';
import { sessions, users } from '../database/tables/accounts.ts';
import { endSessions } from '../sessions.ts';
import { UsageError } from './runCommand.ts';

/** One line for each account: its e-mail, role, name, how many browsers it is signed in at, and whether it is disabled. */
export async function listAccounts(database: Database): Promise<readonly string[]> {
  const open = database.$count(sessions, eq(sessions.user_id, users.id));
  const { email, role, name, disabled_at } = users;
  const rows = await database.select({ email, role, name, disabled_at, open }).from(users).orderBy(asc(users.id));
  return rows.map((row) => {
    const state = row.disabled_at ? ', disabled' : '';
    return `${row.email}, role ${row.role}, ${row.name}, ${row.open} sessions${state}`;
  });
}

/** What is done to one account, found by its e-mail in lower case; each says what is true now. @throws UsageError */
export const accountCommands = {
  /** It signs in nowhere, and where it is signed in that ends. */
  async disable(database: Database, email: string, now: Date) {
    const { id } = await requireAccount(database, email);
    await database.update(users).set({ disabled_at: now }).where(eq(users.id, id));
    await endSessions(database, id);
    return `${email} cannot sign in any more; npm run applet:user -- enable --email ${email} takes that back.`;
  },
  async enable(database: Database, email: string) {
    const { id } = await requireAccount(database, email);
    await database.update(users).set({ disabled_at: null }).where(eq(users.id, id));
    return `${email} can sign in.`;
  },
  /** Shops and goods stay: they are the merchant's. */
  async delete(database: Database, email: string) {
    const { id } = await requireAccount(database, email);
    await database.delete(users).where(eq(users.id, id));
    return `Deleted the account ${email}; its shops stay.`;
  },
  async logout(database: Database, email: string) {
    const { id } = await requireAccount(database, email);
    await endSessions(database, id);
    return `${email} is signed in nowhere any more.`;
  },
} as const;
export type AccountCommand = keyof typeof accountCommands;

/** Gives an account another password; where it is signed in that ends. @throws UsageError */
export async function setPassword(
  database: Database,
  { email, password }: { readonly email: string; readonly password: string },
  random: (size: number) => Uint8Array,
): Promise<void> {
  const { id } = await requireAccount(database, email);
  await replacePassword(database, id, await hashPassword(password, random));
  await endSessions(database, id);
}

async function requireAccount(database: Database, email: string) {
  const account = await findAccount(database, email);
  if (!account) throw new UsageError(`There is no account ${email}.`);
  return account;
}
