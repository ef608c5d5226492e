import type { AutoReply } from '#schemas/entities/robot.ts';
import type { Match, Miss, NearMiss } from '#schemas/rules/autoReply.ts';
import { matchNames, scopeNames } from '../replies/replyText.ts';
import type { Rule } from '../replies/rulesOf.ts';

const scopeSaid: Readonly<Record<AutoReply['scope'], string>> = {
  1: '只回复私聊',
  2: '只回复群聊',
  3: '私聊和群聊都回复',
};

/** Why a rule answers. RB-D1 */
export const reasonText = ({ rule: { match, scope }, found }: Match<Rule>): string =>
  `${matchNames[match]}：消息里${found === 'whole' ? '有这个词' : '包含这个词'}；适用${scopeNames[scope]}`;

const missText: Readonly<Record<Miss, (rule: Rule) => string>> = {
  inactive: () => '已停用',
  scope: ({ scope }) => scopeSaid[scope],
  notWhole: () => '要求全词匹配，消息里它和别的字连在一起',
};

/** Why a rule whose keyword is in the message keeps silent. RB-D1 */
export const nearMissText = ({ rule, misses }: NearMiss<Rule>): string =>
  misses.map((miss) => missText[miss](rule)).join('；');

/** How many answer, and who decides when there are several. RB-D1 */
export function hitText(count: number): string {
  if (count === 0) return '没有规则会回复这条消息';
  return count === 1 ? '会回复' : `可能同时命中 ${count} 条，实际由机器人服务器决定`;
}
