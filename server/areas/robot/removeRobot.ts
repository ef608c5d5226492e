import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { robots, wechatGroups } from '../../database/tables/robot.ts';

/**
 * Removes a shop's robot with its settings and groups, and says whether there was one. W7
 *
 * Auto-replies are the shop's own work and stay for the next robot.
 */
export async function removeRobot(database: Database, shopId: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.delete(wechatGroups).where(eq(wechatGroups.shop_id, shopId));
    const gone = await transaction.delete(robots).where(eq(robots.shop_id, shopId)).returning({ id: robots.shop_id });
    return gone.length > 0;
  });
}
