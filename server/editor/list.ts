import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import { UPLOADED } from '#schemas/editorFiles.ts';
import { limits } from '#schemas/limits.ts';
import { uploads } from '../database/tables/uploads.ts';
import type { Folder } from '../files/sniffType.ts';
import { sentences } from '../sentences.ts';
import type { Caller } from '../sessions.ts';
import type { ControllerCall } from './ControllerCall.ts';

const MOST = 100;

/** What the caller's merchant has put into one folder, newest first; `start` and `size` as the query says. E15 */
export const list =
  (folder: Folder) =>
  async (request: Request, { caller, needs: { database } }: ControllerCall) => {
    const { searchParams } = new URL(request.url);
    const start = wholeIn(searchParams.get('start'), 0, Number.MAX_SAFE_INTEGER);
    const size = Math.max(1, wholeIn(searchParams.get('size'), limits.managerPageSize, MOST));
    const mine = and(eq(uploads.folder, folder), isOf(caller));
    const rows = await database.select().from(uploads).where(mine).orderBy(desc(uploads.id)).limit(size).offset(start);
    const [counted] = await database.select({ total: count() }).from(uploads).where(mine);
    const total = counted?.total ?? 0;
    const found = rows.map(({ name, original, kept_at }) => ({
      url: `/files/${folder}/${encodeURIComponent(name)}`,
      mtime: Math.floor(kept_at.getTime() / 1000),
      original,
    }));
    return { state: found.length === 0 ? sentences.noMatch : UPLOADED, list: found, start, total };
  };

/** Those who act for one merchant share its files; who acts for none has what they sent themselves. §6 */
const isOf = ({ merchantId, userId }: Caller) =>
  merchantId === null
    ? and(isNull(uploads.merchant_id), eq(uploads.user_id, userId))
    : or(eq(uploads.merchant_id, merchantId), eq(uploads.user_id, userId));

function wholeIn(text: string | null, otherwise: number, most: number): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Math.min(Number(text), most) : otherwise;
}
