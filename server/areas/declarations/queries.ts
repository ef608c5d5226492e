import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { users } from '../../database/tables/accounts.ts';
import { declarationVersions as versions } from '../../database/tables/declarations.ts';
import { type Page, toWindow } from '../../http/paging.ts';

/** What there was before anything was saved. */
export const NOTHING = '{ "resources": [] }\n';

/** The version in use, or the last one before another; undefined where nothing was saved. */
export async function latestVersion(database: Database, before?: number) {
  const [found] = await database
    .select()
    .from(versions)
    .where(before === undefined ? undefined : lt(versions.id, before))
    .orderBy(desc(versions.id))
    .limit(1);
  return found;
}

/** The number of the version in use; 0 where nothing was saved. */
export async function latestNumber(database: Database): Promise<number> {
  const [found] = await database.select({ id: versions.id }).from(versions).orderBy(desc(versions.id)).limit(1);
  return found?.id ?? 0;
}

/** One step back from a version: before what it was brought back from, so that pressing again goes on; null at the beginning. */
export async function numberBefore(
  database: Database,
  { id, same_as }: { readonly id: number; readonly same_as: number | null },
): Promise<number | null> {
  const from = same_as ?? id;
  if (from === 0) return null;
  const [found] = await database
    .select({ id: versions.id })
    .from(versions)
    .where(lt(versions.id, from))
    .orderBy(desc(versions.id))
    .limit(1);
  return found?.id ?? 0;
}

/** What a version said; undefined where there is no such version. */
export async function versionUnder(database: Database, version: number) {
  if (version === 0) return { text: NOTHING, same_as: null, id: 0 };
  const [found] = await database.select().from(versions).where(eq(versions.id, version));
  return found;
}

/** One page of the versions, the latest first, without what they say. */
export async function listVersions(database: Database, page: Page) {
  const { limit, offset } = toWindow(page);
  const { id, at, who, same_as } = versions;
  const found = await database
    .select({ id, at, who, same_as })
    .from(versions)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
  return { versions: found, total_count: await database.$count(versions) };
}

type Added = Omit<typeof versions.$inferInsert, 'id' | 'who'> & { readonly who?: string };

/** Adds a version as the one in use. @returns its number */
export async function addVersion(database: Database, added: Added): Promise<number> {
  const [user] = await database.select({ name: users.name }).from(users).where(eq(users.id, added.user_id));
  const [made] = await database
    .insert(versions)
    .values({ who: user?.name ?? '', ...added })
    .returning({ id: versions.id });
  return made?.id ?? 0;
}
