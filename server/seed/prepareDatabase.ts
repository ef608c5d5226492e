import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database.ts';
import { migrate } from '../database/migrate.ts';
import { users } from '../database/tables/accounts.ts';
import { cities } from '../database/tables/cities.ts';
import { secrets } from '../database/tables/secrets.ts';
import { cities as known } from './people.ts';
import { type SeedDependencies, seed } from './seed.ts';

const SECRET_BYTES = 32;

/** Puts the first rows into a database in which nobody has an account. */
export type Fill = (database: Database, needs: SeedDependencies) => Promise<void>;

/** Brings a database to the shape of today and fills an empty one, with the demo by default: all of it or nothing. */
export async function prepareDatabase(database: Database, needs: SeedDependencies, fill: Fill = seed): Promise<void> {
  await database.transaction(async (transaction) => {
    await migrate(transaction);
    if ((await transaction.$count(cities)) === 0) await transaction.insert(cities).values(known);
    if ((await transaction.$count(users)) === 0) await fill(transaction, needs);
  });
}

/** The key of this applet's signatures: made once, and then the same for every server on the database. */
export async function readSecret(database: Database, random: SeedDependencies['random']): Promise<Uint8Array> {
  const made = Buffer.from(random(SECRET_BYTES)).toString('base64url');
  await database.insert(secrets).values({ name: 'signing', value: made }).onConflictDoNothing();
  const [kept] = await database.select().from(secrets).where(eq(secrets.name, 'signing'));
  return Buffer.from(kept?.value ?? made, 'base64url');
}
