import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Kept, namesOf } from '#schemas/stored/keptValues.ts';
import type { StoredField, StoredFields, StoredResource } from '#schemas/stored/StoredResource.ts';
import { holdsIds, isSearched, orderOf } from '#schemas/stored/storedKinds.ts';
import { collator } from '#schemas/text/collator.ts';
import type { Database } from '../../database/Database.ts';
import { storedRecords } from '../../database/tables/storedRecords.ts';
import { toWindow } from '../../http/paging.ts';
import type { Condition, StoredQuery } from './readQuery.ts';

/** Whose records: of one resource, of one shop or of everyone. */
export interface Place {
  readonly resource: string;
  readonly shop_id: number | undefined;
}

type Sort = NonNullable<StoredQuery['sort']>;

/** One record with its id. */
export interface KeptRecord {
  readonly id: number;
  readonly values: Kept;
}

const { id, values, priority } = storedRecords;
const record = { id, values };

const within = ({ resource, shop_id }: Place): SQL | undefined =>
  and(
    eq(storedRecords.resource, resource),
    shop_id === undefined ? isNull(storedRecords.shop_id) : eq(storedRecords.shop_id, shop_id),
  );

/** One page of what is asked for, and how many there are. */
export async function listRecords(
  database: Database,
  { calls, fields }: Pick<StoredResource, 'calls' | 'fields'>,
  place: Place,
  query: StoredQuery,
): Promise<{ readonly records: readonly KeptRecord[]; readonly total_count: number }> {
  const { limit, offset } = toWindow(query);
  const asked = and(
    within(place),
    ...query.words.map((word) => found(fields, query.searched, word)),
    ...query.conditions.map(holds),
  );
  const ids = await (query.sort
    ? sortedIds(database, asked, query.sort)
    : idsInOrder(database, asked, calls.order ? [asc(priority), asc(id)] : [desc(id)]));
  const shown = ids.slice(offset, offset + limit);
  const some = shown.length === 0 ? [] : await database.select(record).from(storedRecords).where(inArray(id, shown));
  const byId = new Map(some.map((each) => [each.id, each]));
  return { records: shown.flatMap((each) => byId.get(each) ?? []), total_count: ids.length };
}

/**
 * All ids that are asked for: each record is looked at once, for its place and for how many there are. In one row, for row
 * by row a driver takes longer than the database.
 */
async function idsInOrder(
  database: Database,
  asked: SQL | undefined,
  order: readonly SQL[],
): Promise<readonly number[]> {
  const all = sql<readonly number[]>`coalesce(json_agg(${id} order by ${listed(order)}), '[]')`;
  const [row] = await database.select({ all }).from(storedRecords).where(asked);
  return row?.all ?? [];
}

/**
 * Words by their sound, numbers by their size, as the page sorts them; what is not filled in stands last, whichever way.
 *
 * Neither of the two databases can be relied on to know how 汉字 sound, and what a shop may keep is sorted here in less time
 * than they take.
 */
async function sortedIds(database: Database, asked: SQL | undefined, { name, field, down }: Sort) {
  const pair = sql`json_build_array(${id}, ${textOf(name, field)})`;
  const [row] = await database
    .select({ all: sql<readonly (readonly [number, string | null])[]>`coalesce(json_agg(${pair}), '[]')` })
    .from(storedRecords)
    .where(asked);
  const isNumber = orderOf(field) === 'numbers';
  const isFilled = (text: string | null) => text !== null && text !== '' && !(isNumber && Number.isNaN(Number(text)));
  const all = row?.all ?? [];
  const { compare } = collator();
  const order = isNumber ? (a: string, b: string) => Number(a) - Number(b) : compare;
  const filled = all.flatMap(([one, text]) => (text !== null && isFilled(text) ? [{ one, text }] : []));
  filled.sort((a, b) => (down ? order(b.text, a.text) : order(a.text, b.text)) || b.one - a.one);
  const empty = all.filter(([, text]) => !isFilled(text)).sort(([a], [b]) => b - a);
  return [...filled.map(({ one }) => one), ...empty.map(([one]) => one)];
}

const listed = (some: readonly SQL[], between = sql`, `): SQL => sql.join([...some], between);

/** What is kept of a field, as text: under its name, else under one it had before. */
function textOf(name: string, field: Pick<StoredField, 'was'>): SQL {
  const [own = name, ...former] = namesOf(name, field);
  const under = (each: string) => sql`${values} ->> ${each}::text`;
  if (former.length === 0) return under(own);
  const cases = [own, ...former].map((each) => sql`when ${values} ? ${each}::text then ${under(each)}`);
  return sql`case ${listed(cases, sql` `)} end`;
}

/** Words that are no number, left behind by another kind, are nothing. */
function numberOf(name: string, field: StoredField): SQL {
  const text = textOf(name, field);
  return sql`case when ${text} ~ '^-?[0-9]{1,30}([.][0-9]{1,30})?$' then (${text})::numeric end`;
}

/** Without case and width, as the page compares. */
const folded = (text: SQL): SQL => sql`lower(normalize(${text}, NFKC))`;

/** In any of the fields: they are put together first, for what costs is making them comparable. */
function found(fields: StoredFields, searched: readonly string[], word: string): SQL {
  const some = searched.flatMap((name) => {
    const field = fields[name];
    return field ? [textOf(name, field)] : [];
  });
  if (some.length === 0) return sql`false`;
  return sql`strpos(${folded(sql`concat_ws(chr(10), ${listed(some)})`)}, ${word}::text) > 0`;
}

function holds({ name, field, by, values: asked }: Condition): SQL {
  const [first = ''] = asked;
  if (by === 'contains') return sql`strpos(${folded(textOf(name, field))}, lower(normalize(${first}::text, NFKC))) > 0`;
  if (holdsIds(field)) return anyOf(asked.map((one) => holdsId(name, field, one)));
  if (orderOf(field) === undefined && isSearched(field))
    return anyOf(asked.map((word) => holdsWord(name, field, word)));
  const isNumber = orderOf(field) === 'numbers';
  const own = isNumber ? numberOf(name, field) : textOf(name, field);
  const type = isNumber ? sql`numeric` : sql`text`;
  const to = (value: string) => sql`${value}::text::${type}`;
  if (by === 'gte') return sql`${own} >= ${to(first)}`;
  if (by === 'lte') return sql`nullif(${textOf(name, field)}, '') is not null and ${own} <= ${to(first)}`;
  return asked.length === 0 ? sql`false` : sql`${own} in (${listed(asked.map(to))})`;
}

const anyOf = (some: readonly SQL[]): SQL => (some.length === 0 ? sql`false` : sql`(${listed(some, sql` or `)})`);

/** A list that holds a word, or the whole number it spells. */
function holdsWord(name: string, { was = [], whole }: StoredField, word: string): SQL {
  const item = JSON.stringify(whole ? Number(word) : word);
  return anyOf([name, ...was].map((each) => sql`${values} -> ${each}::text @> ${item}::jsonb`));
}

/** A list that holds an id, however it is kept. */
function holdsId(name: string, field: StoredField, one: string): SQL {
  const { ids, wire } = field;
  if (wire === 'text') return sql`strpos(concat(',', ${textOf(name, field)}, ','), ${`,${one},`}::text) > 0`;
  const known = ids === 'text' ? one : Number(one);
  const item = JSON.stringify(wire === 'rows' ? [{ id: known }] : [known]);
  return anyOf(namesOf(name, field).map((each) => sql`${values} -> ${each}::text @> ${item}::jsonb`));
}

/** One record, held to belong to another by a field of its own. */
interface Belonging {
  readonly name: string;
  readonly field: StoredField;
  readonly one: number;
  readonly to: string;
}

/**
 * Whether what a record would belong to belongs to it already, by way of however many.
 *
 * What was found once is not looked from again: a circle that is there ends the search.
 */
export async function isBelow(database: Database, place: Place, { name, field, one, to }: Belonging): Promise<boolean> {
  const isThere = sql<boolean>`exists (
    with recursive above(own) as (
      select ${to}::text
      union
      select ${textOf(name, field)} from ${storedRecords}, above where ${within(place)} and ${id}::text = above.own
    )
    select 1 from above where above.own = ${String(one)}::text
  )`;
  const [row] = await database.select({ isThere }).from(sql`(select 1) as once`);
  return row?.isThere === true;
}

/** Makes others who would write to a record wait. */
export async function lockRecords(database: Database, ids: readonly number[]): Promise<void> {
  await database
    .select({ id })
    .from(storedRecords)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for('update');
}

/** Makes others who would begin the one record of a place wait: there is no row yet that could be locked. */
export async function lockPlace(database: Database, { resource, shop_id }: Place): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext(${resource}::text), ${shop_id ?? 0}::int)`);
}

/** The one record of a place that has no other. */
export async function findOnly(database: Database, place: Place): Promise<KeptRecord | undefined> {
  const [only] = await database.select(record).from(storedRecords).where(within(place)).orderBy(asc(id)).limit(1);
  return only;
}

/** How many there are in a place, and how much they are together. */
export async function weigh(database: Database, place: Place) {
  const sums = { records: sql<string>`count(*)`, bytes: sql<string>`coalesce(sum(${storedRecords.bytes}), 0)` };
  const [sum] = await database.select(sums).from(storedRecords).where(within(place));
  return { records: Number(sum?.records), bytes: Number(sum?.bytes) };
}

/** What is written, when and by whom. */
export interface Writing {
  readonly kept: Kept;
  readonly now: Date;
  readonly userId: number;
}

/** How much of the database a record takes. */
export const bytesOf = (kept: Kept): number => Buffer.byteLength(JSON.stringify(kept));

/** Puts a record behind the others; gives its id. */
export async function insertRecord(database: Database, place: Place, { kept, now, userId }: Writing): Promise<number> {
  const [row] = await database
    .insert(storedRecords)
    .values({
      ...{ resource: place.resource, shop_id: place.shop_id ?? null, values: { ...kept }, bytes: bytesOf(kept) },
      ...{ created_at: now, created_by: userId, updated_at: now, updated_by: userId, priority: 0 },
    })
    .returning({ id });
  if (!row) throw new Error('Failed to insert a record: the database gave no id back.');
  // Its id is above all places taken before, and nobody else's.
  await placeRecord(database, row.id, row.id);
  return row.id;
}

/** Writes what a record holds from now on. */
export async function updateRecord(database: Database, one: number, { kept, now, userId }: Writing): Promise<void> {
  const changes = { values: { ...kept }, bytes: bytesOf(kept), updated_at: now, updated_by: userId };
  await database.update(storedRecords).set(changes).where(eq(id, one));
}

/** Moves a record to a place. */
export async function placeRecord(database: Database, one: number, place: number): Promise<void> {
  await database.update(storedRecords).set({ priority: place }).where(eq(id, one));
}

export async function deleteRecord(database: Database, one: number): Promise<void> {
  await database.delete(storedRecords).where(eq(id, one));
}

/** Every resource of which there are records, and how many. */
export async function keptResources(
  database: Database,
): Promise<{ readonly name: string; readonly records: number }[]> {
  const sums = { name: storedRecords.resource, records: sql<string>`count(*)` };
  const rows = await database
    .select(sums)
    .from(storedRecords)
    .groupBy(storedRecords.resource)
    .orderBy(storedRecords.resource);
  return rows.map(({ name, records }) => ({ name, records: Number(records) }));
}

const AT_ONCE = 500;

/** Reads every record of a resource, in all shops, a few hundred at a time. */
export async function readRecords(database: Database, resource: string, take: (kept: Kept) => void): Promise<void> {
  for (let from = 0; ; ) {
    const some = await database
      .select(record)
      .from(storedRecords)
      .where(and(eq(storedRecords.resource, resource), sql`${id} > ${from}`))
      .orderBy(asc(id))
      .limit(AT_ONCE);
    for (const each of some) take(each.values);
    const last = some.at(-1);
    if (some.length < AT_ONCE || !last) return;
    from = last.id;
  }
}
