import { and, asc, eq } from 'drizzle-orm';
import type { Changes, Database } from '../../database/Database.ts';
import { robots } from '../../database/tables/robot.ts';
import { shops } from '../../database/tables/shops.ts';
import type { Caller } from '../../sessions.ts';

type Settings = Omit<typeof robots.$inferSelect, 'shop_id'>;

/** What a shop's robot is set to before anyone has set or seen it. W3 */
const fresh: Settings = { nick_name: null, auto_verify: false, welcome_msg: '' };

/** The settings of a shop's robot, or undefined when it has none yet. W3 */
export async function findRobot(database: Database, shopId: number): Promise<Settings | undefined> {
  const [row] = await database.select().from(robots).where(eq(robots.shop_id, shopId));
  return row;
}

/** The robots of a caller's shops that may have one, by shop. W7 */
export async function listRobots(database: Database, { merchantId }: Caller) {
  if (merchantId === null) return [];
  const rows = await database
    .select({ robot: robots })
    .from(robots)
    .innerJoin(shops, eq(shops.id, robots.shop_id))
    .where(and(eq(shops.merchant_id, merchantId), eq(shops.enable_robot, true)))
    .orderBy(asc(robots.shop_id));
  return rows.map(({ robot }) => robot);
}

/** Writes some settings of a shop's robot, which is made if need be. W3 */
export async function saveRobot(database: Database, shopId: number, changes: Changes<Settings>): Promise<void> {
  const { nick_name = fresh.nick_name, auto_verify = fresh.auto_verify, welcome_msg = fresh.welcome_msg } = changes;
  await database
    .insert(robots)
    .values({ shop_id: shopId, nick_name, auto_verify, welcome_msg })
    .onConflictDoUpdate({ target: robots.shop_id, set: changes });
}

/** A robot as the wire knows it. W3 */
export function presentRobot(settings: Settings | undefined, logged_in: boolean) {
  const { nick_name, auto_verify, welcome_msg } = settings ?? fresh;
  return { user: nick_name === null ? null : { NickName: nick_name }, logged_in, auto_verify, welcome_msg };
}
