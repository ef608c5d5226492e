import { and, asc, eq, sql } from 'drizzle-orm';
import type { RequestOf } from '#schemas/endpoints/endpoint.ts';
import type { wechatGroupSearch } from '#schemas/endpoints/robot.ts';
import type { WechatGroup } from '#schemas/entities/robot.ts';
import type { Database, OfShop } from '../../database/Database.ts';
import { wechatGroups } from '../../database/tables/robot.ts';
import { toWindow } from '../../http/paging.ts';
import type { GroupInWechat } from '../../wechat/WechatDriver.ts';

/** Brings in the groups that are not known yet; what the merchant made of the others stays as it is. W4 */
export async function keepGroups(database: Database, shopId: number, groups: readonly GroupInWechat[]): Promise<void> {
  if (groups.length === 0) return;
  const values = groups.map(({ id, name, notice }) => ({
    ...{ shop_id: shopId, wechat_id: id, name, notice, desc: '' },
    ...{ visible: true, active: true },
  }));
  await database.insert(wechatGroups).values(values).onConflictDoNothing();
}

/** One page of a shop's groups, in the order in which they came, and how many there are in all. W4 */
export async function searchGroups(
  database: Database,
  { shop_id, name, visible, active, ...page }: RequestOf<typeof wechatGroupSearch>,
) {
  const { limit, offset } = toWindow(page);
  const wanted = and(
    eq(wechatGroups.shop_id, shop_id),
    name ? sql`position(lower(${name.trim()}) in lower(${wechatGroups.name})) > 0` : undefined,
    visible === undefined ? undefined : eq(wechatGroups.visible, visible),
    active === undefined ? undefined : eq(wechatGroups.active, active),
  );
  const groups: WechatGroup[] = await database
    .select()
    .from(wechatGroups)
    .where(wanted)
    .orderBy(asc(wechatGroups.id))
    .limit(limit)
    .offset(offset);
  return { groups, total_count: await database.$count(wechatGroups, wanted) };
}

/** Writes what the merchant makes of a group. W4 */
export async function writeGroup(database: Database, one: OfShop, { id: _id, ...fields }: WechatGroup): Promise<void> {
  await database.update(wechatGroups).set(fields).where(thisOne(one));
}

/** Takes a group out of the list; WeChat knows nothing of it. W4 */
export async function removeGroup(database: Database, one: OfShop): Promise<void> {
  await database.delete(wechatGroups).where(thisOne(one));
}

const thisOne = ({ id, shop_id }: OfShop) => and(eq(wechatGroups.id, id), eq(wechatGroups.shop_id, shop_id));
