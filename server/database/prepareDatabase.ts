import { eq } from 'drizzle-orm';
import { isEmpty, type SeedNeeds, seed } from '../seed/seed.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { secrets } from './tables/secrets.ts';

const SECRET_BYTES = 32;

/** Brings a database to the shape of today and fills an empty one, all of it or nothing. */
export async function prepareDatabase(database: Database, needs: SeedNeeds): Promise<void> {
  await database.transaction(async (transaction) => {
    await migrate(transaction);
    if (await isEmpty(transaction)) await seed(transaction, needs);
  });
}

/** The key of this applet's signatures: made once, and then the same for every server on the database. */
export async function readSecret(database: Database, random: SeedNeeds['random']): Promise<Uint8Array> {
  const made = Buffer.from(random(SECRET_BYTES)).toString('base64url');
  await database.insert(secrets).values({ name: 'signing', value: made }).onConflictDoNothing();
  const [kept] = await database.select().from(secrets).where(eq(secrets.name, 'signing'));
  return Buffer.from(kept?.value ?? made, 'base64url');
}
