import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { users } from '../../database/tables/accounts.ts';

/** The account under an e-mail in lower case, or undefined. */
export async function findAccount(database: Database, email: string) {
  const columns = { id: users.id, email: users.email, password: users.password, role: users.role };
  const disabled = sql<boolean>`${users.disabled_at} is not null`;
  const [account] = await database
    .select({ ...columns, disabled })
    .from(users)
    .where(eq(users.email, email));
  return account;
}

/** Keeps a hashed password in place of the old one. */
export async function replacePassword(database: Database, userId: number, password: string): Promise<void> {
  await database.update(users).set({ password }).where(eq(users.id, userId));
}
