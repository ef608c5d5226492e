import { and, asc, eq } from 'drizzle-orm';
import type { AutoReply } from '#schemas/entities/robot.ts';
import { replyFault } from '#schemas/rules/replyContent.ts';
import type { Database, OfShop } from '../../database/Database.ts';
import { autoReplies } from '../../database/tables/robot.ts';
import { refuseBadInput } from '../../refusals.ts';

type Form = Omit<AutoReply, 'id'>;

/** A shop's auto-replies, the oldest first: the order in which they are tried. W5 */
export async function listReplies(database: Database, shopId: number): Promise<AutoReply[]> {
  return database.select().from(autoReplies).where(eq(autoReplies.shop_id, shopId)).orderBy(asc(autoReplies.id));
}

/** Writes a new auto-reply and gives its id. @throws Refusal 400 by what its type needs. W5 */
export async function addReply(database: Database, form: Form): Promise<number> {
  const [row] = await database.insert(autoReplies).values(checked(form)).returning({ id: autoReplies.id });
  if (!row) throw new Error('Failed to insert an auto-reply: the database gave no id back.');
  return row.id;
}

/** Changes an auto-reply. @throws Refusal 400 by what its type needs. W5 */
export async function writeReply(database: Database, { id, ...form }: AutoReply): Promise<void> {
  await database
    .update(autoReplies)
    .set(checked(form))
    .where(thisOne({ id, shop_id: form.shop_id }));
}

/** W5 */
export async function removeReply(database: Database, one: OfShop): Promise<void> {
  await database.delete(autoReplies).where(thisOne(one));
}

function checked(form: Form): Form {
  refuseBadInput(replyFault(form)?.message);
  return { ...form, keyword: form.keyword.trim(), share_path: form.share_path.trim() };
}

const thisOne = ({ id, shop_id }: OfShop) => and(eq(autoReplies.id, id), eq(autoReplies.shop_id, shop_id));
