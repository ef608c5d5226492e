import { eq } from 'drizzle-orm';
import { users } from '../database/tables/accounts.ts';
import { uploads } from '../database/tables/uploads.ts';
import type { Dependencies } from '../dependencies.ts';
import type { FilePlace } from './FileStore.ts';

/** Whose a kept file is, and what it was called where it came from. */
interface Kept {
  readonly userId: number;
  readonly original: string;
  readonly bytes: number;
}

const LONGEST_NAME = 200;

/** Writes down that a file was kept, so that its merchant can choose it again. E15 */
export async function noteUpload(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { folder, name }: FilePlace,
  { userId, original, bytes }: Kept,
): Promise<void> {
  const [user] = await database.select({ merchant_id: users.merchant_id }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const kept = { folder, name, original: original.slice(0, LONGEST_NAME), kept_at: clock(), bytes };
  await database.insert(uploads).values({ ...kept, user_id: userId, merchant_id: user.merchant_id });
}
