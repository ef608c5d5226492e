import { desc, eq } from 'drizzle-orm';
import { grouponInfo } from '#schemas/endpoints/groupons.ts';
import { groupons } from '../../server/database/tables/groupons.ts';
import type { TestApplet } from '../../server/support/buildApplet.ts';

/** The group-buys an applet holds, by name and by id. */
export function heldGroupons({ database, read: ask }: TestApplet) {
  const read = async (groupon_id: number) => (await ask(grouponInfo, { groupon_id }, 'demo')).groupon;
  return {
    read,
    /** @throws Error when there is none of this name. */
    async idOf(name: string): Promise<number> {
      const [row] = await database.select({ id: groupons.id }).from(groupons).where(eq(groupons.name, name));
      if (!row) throw new Error(`Failed to find the group-buy ${name}.`);
      return row.id;
    },
    async newest() {
      const [row] = await database.select().from(groupons).orderBy(desc(groupons.id)).limit(1);
      return read(row?.id ?? 0);
    },
    set: async (name: string, change: Partial<typeof groupons.$inferInsert>) =>
      database.update(groupons).set(change).where(eq(groupons.name, name)),
  };
}
