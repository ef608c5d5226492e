import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database.ts';

/** All tables but the list of migrations, each behind those it points to: so they can be filled in this order. */
export async function tablesOf(database: Database): Promise<readonly string[]> {
  const rows = await database
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = current_schema() and tablename <> 'migrations'`)
    .orderBy(sql`tablename`);
  const links = await database
    .select({ from: sql<string>`a.relname`, to: sql<string>`b.relname` })
    .from(sql`pg_constraint c join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid`)
    .where(sql`c.contype = 'f' and c.connamespace = current_schema()::regnamespace`);
  const ordered = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.has(name) || path.includes(name)) return;
    for (const { from, to } of links) if (from === name) visit(to, [...path, name]);
    ordered.add(name);
  };
  for (const { name } of rows) visit(name, []);
  return [...ordered];
}
