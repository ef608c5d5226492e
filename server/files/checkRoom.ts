import { and, eq, gt, sql } from 'drizzle-orm';
import { uploads } from '../database/tables/uploads.ts';
import type { Dependencies } from '../dependencies.ts';
import { sentences } from '../sentences.ts';

/** How much one account may keep. K9 */
export interface Allowance {
  readonly bytes: number;
  readonly filesADay: number;
}

/** For a shop that photographs all it sells, several times over. */
export const usualAllowance: Allowance = { bytes: 20e9, filesADay: 3000 };

const DAY_MS = 24 * 3_600_000;
/** From here on the owner of the server is told. */
const NEAR = 0.9;

/** What is said when an account has kept as much as it may, in all or within a day; nothing while it has not. K9 */
export async function checkRoom(
  userId: number,
  { database, clock, log, allowance = usualAllowance }: Pick<Dependencies, 'database' | 'clock' | 'log' | 'allowance'>,
): Promise<string | undefined> {
  const since = new Date(clock().getTime() - DAY_MS);
  const mine = eq(uploads.user_id, userId);
  const [kept] = await database
    .select({ bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
    .from(uploads)
    .where(mine);
  const today = await database.$count(uploads, and(mine, gt(uploads.kept_at, since)));
  const bytes = Number(kept?.bytes);
  if (bytes >= allowance.bytes) return sentences.roomFull;
  if (today >= allowance.filesADay) return sentences.uploadsToday;
  if (bytes > NEAR * allowance.bytes) log(`Account ${userId} keeps ${bytes} of ${allowance.bytes} bytes.`);
  return undefined;
}
