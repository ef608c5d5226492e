import { sql } from 'drizzle-orm';
import type { Database } from './Database.ts';
import { secrets } from './tables/secrets.ts';

/** Does work once for each day of UTC, by whichever of several processes comes first. */
export async function onceADay(database: Database, name: string, now: Date, work: () => Promise<void>): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const [mine] = await database
    .insert(secrets)
    .values({ name, value: today })
    .onConflictDoUpdate({ target: secrets.name, set: { value: today }, setWhere: sql`${secrets.value} < ${today}` })
    .returning();
  if (mine) await work();
}
