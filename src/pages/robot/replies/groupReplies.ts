import { replyKey } from './replyText.ts';
import type { Rule } from './rulesOf.ts';

/** Rules that answer with the same thing, in the order of the first of them. */
export interface SameReply {
  readonly key: string;
  /** At least one. */
  readonly rules: readonly [Rule, ...Rule[]];
}

/** Rules by what they answer: several keywords, one reply. RB-E6 */
export function groupReplies(rules: readonly Rule[]): readonly SameReply[] {
  const groups = new Map<string, [Rule, ...Rule[]]>();
  for (const rule of rules) {
    const key = replyKey(rule);
    const group = groups.get(key);
    if (group) group.push(rule);
    else groups.set(key, [rule]);
  }
  return [...groups].map(([key, rules]) => ({ key, rules }));
}
