import { and, eq } from 'drizzle-orm';
import type { WechatGroup } from '#schemas/entities/robot.ts';
import { matchingReplies } from '#schemas/rules/autoReply.ts';
import type { Database } from '../../database/Database.ts';
import { wechatGroups } from '../../database/tables/robot.ts';
import { plain } from '../../wechat/plain.ts';
import type { Conversation, WechatDriver, WechatListener } from '../../wechat/WechatDriver.ts';
import { findRobot, saveRobot } from './queries.ts';
import { listReplies } from './replies.ts';

/** Answers what a driver hears by what the merchant has set: the first auto-reply that matches, by id. W3, W5 */
export function createAnsweringRobot(
  database: Database,
  driver: Pick<WechatDriver, 'send' | 'befriend'>,
): WechatListener {
  return {
    loggedIn: (shopId, nick_name) => saveRobot(database, shopId, { nick_name }),
    async message(from, text) {
      const group = from.chat === 'group' ? await findGroup(database, from) : undefined;
      if (from.chat === 'group' && !group) return 'groupNotLoaded';
      if (group && !group.active) return 'groupOff';
      const rules = await listReplies(database, from.shopId);
      const [first] = matchingReplies(rules, { text, chat: from.chat }).matches;
      if (!first) return 'noRule';
      await driver.send(from, first.rule);
      return undefined;
    },
    async friendRequest(from) {
      const robot = await findRobot(database, from.shopId);
      if (!robot?.auto_verify) return 'notVerified';
      await driver.befriend(from);
      if (robot.welcome_msg.trim() === '') return 'noWelcome';
      await driver.send(from, plain(robot.welcome_msg));
      return undefined;
    },
  };
}

async function findGroup(
  database: Database,
  { shopId, id }: Conversation,
): Promise<Pick<WechatGroup, 'active'> | undefined> {
  const one = and(eq(wechatGroups.shop_id, shopId), eq(wechatGroups.wechat_id, id));
  const [row] = await database.select({ active: wechatGroups.active }).from(wechatGroups).where(one);
  return row;
}
