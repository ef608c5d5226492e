import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Settings, StartError } from '../settings.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './openDatabase.ts';

/**
 * Opens the database the settings name: a PostgreSQL elsewhere, or the embedded one in the data directory.
 *
 * Whoever opens the embedded one holds its directory (`holdDirectory`).
 *
 * @throws StartError when no PostgreSQL answers.
 */
export async function openConfigured(
  { databaseUrl, dataDir }: Settings,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  const onLost = (failure: Error) => log(`Lost a connection to PostgreSQL: ${failure.message}`);
  if (!databaseUrl) return openEmbedded(join(dataDir, 'database'), onLost);
  const postgres = openPostgres(databaseUrl, onLost);
  try {
    await postgres.database.execute(sql`select 1`);
    return postgres;
  } catch (cause) {
    await postgres.close();
    const remedy = 'Check its address, user and password.';
    throw new StartError(`DATABASE_URL leads to no PostgreSQL that answers. ${remedy}`, { cause });
  }
}
