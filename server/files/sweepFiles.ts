import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { uploads } from '../database/tables/uploads.ts';
import type { Dependencies } from '../dependencies.ts';
import { namedFiles } from './namedFiles.ts';

const DAY_MS = 24 * 3_600_000;
const ROWS_AT_ONCE = 1000;

/**
 * Takes away files that no record has named for `days`; says how many. K9
 *
 * One that is found unused is noted, and goes only when it still is so many days later: until then it may be in a draft, or
 * chosen again from what was uploaded.
 */
export async function sweepFiles(
  { database, files, clock }: Pick<Dependencies, 'database' | 'files' | 'clock'>,
  days: number,
): Promise<number> {
  const now = clock();
  const named = await namedFiles(database);
  let [from, gone] = [0, 0];
  for (;;) {
    const some = await database
      .select()
      .from(uploads)
      .where(and(gt(uploads.id, from), lte(uploads.kept_at, new Date(now.getTime() - DAY_MS))))
      .orderBy(asc(uploads.id))
      .limit(ROWS_AT_ONCE);
    if (some.length === 0) return gone;
    from = some.at(-1)?.id ?? from;
    const isUsed = ({ folder, name }: (typeof some)[number]) => named.has(`${folder}/${name}`);
    const used = some.filter((each) => each.unused_at && isUsed(each)).map(({ id }) => id);
    const unused = some.filter((each) => !each.unused_at && !isUsed(each)).map(({ id }) => id);
    await database
      .update(uploads)
      .set({ unused_at: null })
      .where(and(inArray(uploads.id, used), isNotNull(uploads.unused_at)));
    await database
      .update(uploads)
      .set({ unused_at: now })
      .where(and(inArray(uploads.id, unused), isNull(uploads.unused_at)));
    const over = now.getTime() - days * DAY_MS;
    for (const each of some) {
      if (!each.unused_at || each.unused_at.getTime() > over || isUsed(each)) continue;
      await files.remove(each);
      await database.delete(uploads).where(eq(uploads.id, each.id));
      gone += 1;
    }
  }
}

/** Takes away what lies in a directory longer than so many days, such as what never arrived whole; says how many. K9 */
export async function sweepDirectory(directory: string, days: number, now: Date): Promise<number> {
  let gone = 0;
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile() || now.getTime() - found.mtimeMs < days * DAY_MS) continue;
    await rm(path, { force: true });
    gone += 1;
  }
  return gone;
}
