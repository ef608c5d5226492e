import { asc, eq, inArray } from 'drizzle-orm';
import { limits } from '#schemas/limits.ts';
import { hashPassword } from '../areas/account/password.ts';
import { findAccount } from '../areas/account/queries.ts';
import type { Database } from '../database/Database.ts';
import { users } from '../database/tables/accounts.ts';
import { shops } from '../database/tables/shops.ts';
import { UsageError } from './runCommand.ts';

/** Who is to get an account. */
export interface NewAccount {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: number;
  /** Which shops the account keeps: all of one merchant's. */
  readonly shops: readonly number[];
  /** What is typed to sign in. */
  readonly password: string;
}

/**
 * Makes an account and gives the names of the shops it keeps.
 *
 * @throws UsageError when the e-mail has one already, and for shops that are not there, of two merchants, or not all
 *   of one: rights belong to a merchant, so that an account for one of his shops would see the others.
 */
export async function addAccount(
  database: Database,
  account: NewAccount,
  random: (size: number) => Uint8Array,
): Promise<readonly string[]> {
  if (await findAccount(database, account.email)) {
    throw new UsageError(`There is an account ${account.email} already; it stays as it is.`);
  }
  const kept = await findShops(database, account);
  const [first] = kept;
  const { email, name, role } = account;
  await database.insert(users).values({
    ...{ email, name, role, avatar: '', is_applied: first !== undefined },
    password: await hashPassword(account.password, random),
    merchant_id: first?.merchant_id ?? null,
    city_id: first?.city ?? null,
  });
  return kept.map((shop) => `${shop.id} ${shop.name}`);
}

async function findShops(database: Database, { shops: asked, role }: NewAccount) {
  if (asked.length === 0 && role >= limits.privilegedRoleBelow) {
    throw new UsageError('--shop is missing: an account of this role keeps at least one shop.');
  }
  const found = await database
    .select()
    .from(shops)
    .where(inArray(shops.id, [...asked]));
  const unknown = asked.find((id) => !found.some((shop) => shop.id === id));
  if (unknown !== undefined) throw new UsageError(`There is no shop ${unknown}.`);
  const [first] = found;
  if (!first) return [];
  if (found.some((shop) => shop.merchant_id !== first.merchant_id)) {
    throw new UsageError(`The shops ${asked.join(', ')} are of different merchants: an account keeps one merchant’s.`);
  }
  return requireAll(database, first.merchant_id, asked);
}

async function requireAll(database: Database, merchantId: number, asked: readonly number[]) {
  const all = await database.select().from(shops).where(eq(shops.merchant_id, merchantId)).orderBy(asc(shops.id));
  const others = all.filter(({ id }) => !asked.includes(id)).map(({ id }) => id);
  if (others.length === 0) return all;
  const more = others.map((id) => `--shop ${id}`).join(' ');
  throw new UsageError(
    `An account keeps all shops of a merchant, and this one also has ${others.join(', ')}: add ${more}.`,
  );
}
