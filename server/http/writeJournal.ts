import { eq } from 'drizzle-orm';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Database } from '../database/Database.ts';
import { users } from '../database/tables/accounts.ts';
import { journal } from '../database/tables/journal.ts';
import type { Caller } from '../sessions.ts';

/** By which of its fields a call says what it changes: what has a page of its own goes before what lies in it. */
const RECORD = ['groupon_id', 'product_id', 'spec_id', 'tag_id', 'a_tag_id', 'order_id', 'rate_id', 'id'];
/** Ids that name a record and nothing else; goods are put into a category by its id. And what a call's own name says. */
const UNSAID = new Set([
  ...RECORD.filter((name) => name !== 'tag_id'),
  ...['shop_id', 'b_tag_id', 'timeout', 'session', 'declared', 'version', 'to'],
]);

interface Written {
  readonly row: Endpoint;
  readonly caller: Caller;
  /** As they stand on the wire. */
  readonly fields: Readonly<Record<string, string>>;
  readonly given: Readonly<Record<string, unknown>>;
  /** The field that says what is changed, where it is none of those that are known. */
  readonly key: string | undefined;
  readonly now: Date;
}

/** Adds a line on a write, in its transaction: there is none without the other. No value of a field is in it. K10 */
export async function writeJournal(
  database: Database,
  { row, caller, fields, given, key, now }: Written,
): Promise<void> {
  // What it says of its own accord first: goods that are added name the category they are put into.
  const keys = key === undefined ? RECORD : [key];
  const made = keys.map((name) => given[name]).find((id) => typeof id === 'number');
  const named = made === undefined ? keys.find((name) => fields[name] !== undefined) : undefined;
  await addLine(database, caller, {
    at: now,
    shop_id: idIn(fields.shop_id),
    call: row.path,
    record_id: typeof made === 'number' ? made : named === undefined ? null : idIn(fields[named]),
    fields: Object.keys(fields).filter(
      (name) => name !== named && !UNSAID.has(name) && Object.hasOwn(row.request.def.shape, name),
    ),
  });
}

/** What a line says beside who it was. */
type JournalLine = Omit<typeof journal.$inferInsert, 'id' | 'user_id' | 'who' | 'merchant_id'>;

/** Adds a line under the caller's name. K10 */
export async function addLine(database: Database, { userId, merchantId }: Caller, line: JournalLine): Promise<void> {
  const [user] = await database.select({ name: users.name }).from(users).where(eq(users.id, userId));
  await database.insert(journal).values({ ...line, user_id: userId, who: user?.name ?? '', merchant_id: merchantId });
}

const idIn = (text: string | undefined): number | null => {
  const id = Number(text);
  return text !== undefined && Number.isSafeInteger(id) ? id : null;
};
