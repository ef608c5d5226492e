import { and, eq } from 'drizzle-orm';
import { limits } from '#schemas/limits.ts';
import type { Database } from './database/Database.ts';
import { goods, tags } from './database/tables/goods.ts';
import { groupons } from './database/tables/groupons.ts';
import { orderRates, orders } from './database/tables/orders.ts';
import { autoReplies, wechatGroups } from './database/tables/robot.ts';
import { shops } from './database/tables/shops.ts';
import { storedRecords } from './database/tables/storedRecords.ts';
import { codes, Forbidden, Refusal } from './refusals.ts';
import { sentences } from './sentences.ts';
import type { Caller } from './sessions.ts';

/** @throws Forbidden unless the shop is the caller's; a shop that does not exist is nobody's. §6 */
export async function requireShop(database: Database, caller: Caller, shopId: number): Promise<void> {
  if (!(await ownsShop(database, caller, shopId))) throw new Forbidden();
}

/**
 * The goods under an id, in a shop of the caller's.
 *
 * @param shopId the shop they must be in, when the call names one.
 * @throws Forbidden when they are another merchant's. Refusal 404 when they are gone, or in another own shop: the
 *   caller has an old page before him and is not to be signed out for it.
 */
export async function requireGoods(database: Database, caller: Caller, goodsId: number, shopId?: number) {
  const [found] = await database
    .select({ row: goods, owner: shops.merchant_id })
    .from(goods)
    .innerJoin(shops, eq(shops.id, goods.shop_id))
    .where(eq(goods.id, goodsId));
  return requireOwn(caller, { found, missing: sentences.goodsMissing, shopId });
}

/** The tag under an id, by the same rules as {@link requireGoods}. */
export async function requireTag(database: Database, caller: Caller, tagId: number, shopId?: number) {
  const [found] = await database
    .select({ row: tags, owner: shops.merchant_id })
    .from(tags)
    .innerJoin(shops, eq(shops.id, tags.shop_id))
    .where(eq(tags.id, tagId));
  return requireOwn(caller, { found, missing: sentences.tagMissing, shopId });
}

/** The group-buy under an id, by the same rules as {@link requireGoods}. */
export async function requireGroupon(database: Database, caller: Caller, grouponId: number, shopId?: number) {
  const [found] = await database
    .select({ row: groupons, owner: shops.merchant_id })
    .from(groupons)
    .innerJoin(shops, eq(shops.id, groupons.shop_id))
    .where(eq(groupons.id, grouponId));
  return requireOwn(caller, { found, missing: sentences.grouponMissing, shopId });
}

/** The order under an id, by the same rules as {@link requireGoods}. */
export async function requireOrder(database: Database, caller: Caller, orderId: number) {
  const [found] = await database
    .select({ row: orders, owner: shops.merchant_id })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shop_id))
    .where(eq(orders.id, orderId));
  return requireOwn(caller, { found, missing: sentences.orderMissing });
}

/** The rating under an id, of an order of the caller's, by the same rules as {@link requireGoods}. */
export async function requireRate(database: Database, caller: Caller, rateId: number) {
  const row = { id: orderRates.id, order_id: orderRates.order_id, shop_id: orders.shop_id };
  const [found] = await database
    .select({ row, owner: shops.merchant_id })
    .from(orderRates)
    .innerJoin(orders, eq(orders.id, orderRates.order_id))
    .innerJoin(shops, eq(shops.id, orders.shop_id))
    .where(eq(orderRates.id, rateId));
  return requireOwn(caller, { found, missing: sentences.rateMissing });
}

/**
 * The shop is the caller's, and may have a robot.
 *
 * @throws Forbidden as {@link requireShop} does. Refusal 409 when the shop may have none: never 404, which would ask a
 *   page to start a login.
 */
export async function requireRobotShop(database: Database, caller: Caller, shopId: number): Promise<void> {
  await requireShop(database, caller, shopId);
  const enabled = and(eq(shops.id, shopId), eq(shops.enable_robot, true));
  if ((await database.$count(shops, enabled)) === 0) throw new Refusal(codes.conflict, sentences.robotOff);
}

/** The WeChat group under an id, by the rules of {@link requireGoods} and {@link requireRobotShop}. */
export async function requireWechatGroup(database: Database, caller: Caller, groupId: number) {
  const [found] = await database
    .select({ row: wechatGroups, owner: shops.merchant_id })
    .from(wechatGroups)
    .innerJoin(shops, eq(shops.id, wechatGroups.shop_id))
    .where(eq(wechatGroups.id, groupId));
  const group = await requireOwn(caller, { found, missing: sentences.wechatGroupMissing });
  await requireRobotShop(database, caller, group.shop_id);
  return group;
}

/** The auto-reply under an id, by the same rules as {@link requireWechatGroup}. */
export async function requireAutoReply(database: Database, caller: Caller, replyId: number, shopId?: number) {
  const [found] = await database
    .select({ row: autoReplies, owner: shops.merchant_id })
    .from(autoReplies)
    .innerJoin(shops, eq(shops.id, autoReplies.shop_id))
    .where(eq(autoReplies.id, replyId));
  const reply = await requireOwn(caller, { found, missing: sentences.autoReplyMissing, shopId });
  await requireRobotShop(database, caller, reply.shop_id);
  return reply;
}

/**
 * The record of a stored resource under an id, by the same rules as {@link requireGoods}; one of everyone's has no shop.
 */
export async function requireStoredRecord(
  database: Database,
  caller: Caller,
  { resource, id, shop_id }: { readonly resource: string; readonly id: number; readonly shop_id: number | undefined },
) {
  const [found] = await database
    .select({ row: storedRecords, owner: shops.merchant_id })
    .from(storedRecords)
    .leftJoin(shops, eq(shops.id, storedRecords.shop_id))
    .where(and(eq(storedRecords.id, id), eq(storedRecords.resource, resource)));
  if (found && found.owner !== null && found.owner !== caller.merchantId) throw new Forbidden();
  if (!found || found.row.shop_id !== (shop_id ?? null)) throw new Refusal(codes.notFound, sentences.recordMissing);
  return found.row;
}

/** @throws Forbidden unless the caller's role is below the one that is declared. R7 */
export function requireRoleBelow(caller: Caller, role: { readonly below: number } | undefined): void {
  if (role && caller.role >= role.below) throw new Forbidden();
}

/** @throws Forbidden unless the caller's role is below 3: who keeps clubs and scenic spots. §6, R7 */
export function requirePrivilege(caller: Caller): void {
  if (caller.role >= limits.privilegedRoleBelow) throw new Forbidden();
}

/** What was found under an id with whose it is, what to say when nothing was, and the shop it must be in, if one was named. */
interface Found<Row> {
  readonly found: { readonly row: Row; readonly owner: number } | undefined;
  readonly missing: string;
  readonly shopId?: number | undefined;
}

function requireOwn<Row extends { readonly shop_id: number }>(
  { merchantId }: Caller,
  { found, missing, shopId }: Found<Row>,
): Row {
  if (found && found.owner !== merchantId) throw new Forbidden();
  if (!found || (shopId !== undefined && found.row.shop_id !== shopId)) throw new Refusal(codes.notFound, missing);
  return found.row;
}

async function ownsShop(database: Database, caller: Caller, shopId: number): Promise<boolean> {
  if (caller.merchantId === null) return false;
  const mine = and(eq(shops.id, shopId), eq(shops.merchant_id, caller.merchantId));
  return (await database.select({ id: shops.id }).from(shops).where(mine)).length > 0;
}
