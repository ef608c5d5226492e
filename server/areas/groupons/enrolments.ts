import { asc, count, eq } from 'drizzle-orm';
import { distinctPhones } from '#schemas/rules/sms.ts';
import type { Database } from '../../database/Database.ts';
import { enrolments } from '../../database/tables/groupons.ts';
import { type Page, toPosition, toWindow } from '../../http/paging.ts';

/** One page of the buyers of a group-buy, in the order in which they came. B8 */
export async function listEnrolments(database: Database, grouponId: number, page: Page) {
  const { limit, offset } = toWindow(page);
  const wanted = eq(enrolments.groupon_id, grouponId);
  const rows = await database
    .select()
    .from(enrolments)
    .where(wanted)
    .orderBy(asc(enrolments.enroll_order))
    .limit(limit)
    .offset(offset);
  const [counted] = await database.select({ total: count() }).from(enrolments).where(wanted);
  const enrolls = rows.map(({ user_name, ...row }) => ({ ...row, user: { name: user_name } }));
  return { enrolls, ...toPosition(page, counted?.total ?? 0) };
}

/** The phones of the buyers of a group-buy, each once however often its owner enrolled. B9 */
export async function listPhones(database: Database, grouponId: number): Promise<readonly string[]> {
  const rows = await database
    .select({ phone: enrolments.phone })
    .from(enrolments)
    .where(eq(enrolments.groupon_id, grouponId))
    .orderBy(asc(enrolments.enroll_order));
  return distinctPhones(rows.map(({ phone }) => phone));
}
