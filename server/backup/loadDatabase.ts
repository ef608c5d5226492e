import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database.ts';
import { migrate, migrations } from '../database/migrate.ts';
import { takeTime } from '../database/rowsOf.ts';
import { tablesOf } from '../database/tablesOf.ts';
import { StartError } from '../settings.ts';
import { dumpDatabase, type Part, type Shape, type Totals } from './dumpDatabase.ts';

/** Where a dump comes from: its shape first, then its parts, then what they should add up to. */
export interface Dump {
  readonly shape: Shape;
  readonly parts: AsyncIterable<Part>;
  /** Known when all parts have come. */
  readonly totals: () => Totals;
}

/**
 * Fills an empty database with a dump, of this version or an earlier one, and brings it to the shape of today: all of it
 * or nothing. What was put in is read again and compared. K8
 *
 * @throws StartError when there is something in it already, the dump is of a later version, or what arrived is not what
 *   left.
 */
export async function loadDatabase(database: Database, { shape, parts, totals }: Dump): Promise<Totals> {
  return database.transaction(async (transaction) => {
    await takeTime(transaction);
    if ((await tablesOf(transaction)).length > 0) {
      throw new StartError('There is a database already. Restore into an empty one: another DATA_DIR or DATABASE_URL.');
    }
    await takeSteps(transaction, shape.steps);
    for await (const { table, lines } of parts) await fill(transaction, table, lines);
    for (const [name, last] of Object.entries(shape.sequences))
      await transaction.execute(sql`select setval(format('%I', ${name}::text)::regclass, ${last}::bigint)`);
    await compare(transaction, totals());
    await migrate(transaction);
    return totals();
  });
}

/** Those of the dump, and no later ones: its rows fit the tables of its day. */
async function takeSteps(database: Database, steps: readonly string[]): Promise<void> {
  await migrate(database, steps.at(-1));
  const taken = await database.select({ name: migrations.name }).from(migrations).orderBy(migrations.name);
  if (taken.map(({ name }) => name).join() === steps.join()) return;
  throw new StartError('The backup is of a later version than this one. Restore it by that version, or a newer one.');
}

async function fill(database: Database, table: string, lines: readonly string[]): Promise<void> {
  const [into, rows] = [sql.identifier(table), `[${lines.join(',')}]`];
  await database.execute(sql`insert into ${into} select * from json_populate_recordset(null::${into}, ${rows}::json)`);
}

async function compare(database: Database, expected: Totals): Promise<void> {
  const found = await dumpDatabase(database, { begin: async () => {}, part: async () => {} });
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const differing = [...names].filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name]));
  if (differing.length === 0) return;
  throw new StartError(`What arrived is not what left, in ${differing.join(', ')}: nothing was kept. Try once more.`);
}
