import type { AutoReply } from '../entities/robot.ts';
import { fold } from '../text/fold.ts';

/** Where a message is written: to the robot alone, or in one of its groups. Spec §3, W5 */
export type Chat = 'private' | 'group';

/** A message as the robot hears it. */
export interface HeardMessage {
  readonly text: string;
  readonly chat: Chat;
}

/** What of an auto-reply decides whether it answers. */
export type ReplyRule = Pick<AutoReply, 'id' | 'keyword' | 'match' | 'active' | 'scope'>;

/** How a keyword stands in a message: as a word of its own, or inside other words. */
export type Found = 'whole' | 'inside';

/** Why a rule whose keyword is in the message does not answer, gravest first. */
export type Miss = 'inactive' | 'scope' | 'notWhole';

/** A rule that answers a message, and how its keyword stands there. */
export interface Match<Rule> {
  readonly rule: Rule;
  readonly found: Found;
}

/** A rule whose keyword is in a message and that does not answer, with every reason; there is at least one. */
export interface NearMiss<Rule> extends Match<Rule> {
  readonly misses: readonly [Miss, ...Miss[]];
}

/** What rules make of a message; both lists by id, so that the first match is what the embedded robot answers. */
export interface Verdict<Rule> {
  readonly matches: readonly Match<Rule>[];
  readonly nearMisses: readonly NearMiss<Rule>[];
}

const scopes: Readonly<Record<Chat, readonly AutoReply['scope'][]>> = { private: [1, 3], group: [2, 3] };

/**
 * Which auto-replies answer a message, which nearly do, and why. Spec §3, W5
 *
 * Width, case, what draws nothing and the number of blanks do not count: `WiFi` is `ｗｉｆｉ`. A whole word has no letter or digit beside it,
 * so that of Chinese, which sets no blanks, only a keyword that stands alone between punctuation is one.
 */
export function matchingReplies<Rule extends ReplyRule>(rules: readonly Rule[], message: HeardMessage): Verdict<Rule> {
  const text = fold(message.text);
  const heard = [...rules]
    .sort((a, b) => a.id - b.id)
    .flatMap((rule) => {
      const found = findKeyword(text, fold(rule.keyword));
      return found === undefined ? [] : [{ rule, found, misses: missesOf(rule, found, message.chat) }];
    });
  const matches: Match<Rule>[] = [];
  const nearMisses: NearMiss<Rule>[] = [];
  for (const { misses, ...match } of heard) {
    const [first, ...others] = misses;
    if (first === undefined) matches.push(match);
    else nearMisses.push({ ...match, misses: [first, ...others] });
  }
  return { matches, nearMisses };
}

function missesOf({ active, scope, match }: ReplyRule, found: Found, chat: Chat): Miss[] {
  const misses: Miss[] = [];
  if (!active) misses.push('inactive');
  if (!scopes[chat].includes(scope)) misses.push('scope');
  if (match === 1 && found !== 'whole') misses.push('notWhole');
  return misses;
}

/** A whole word anywhere is better than an earlier one inside; an empty keyword is in no message. */
function findKeyword(text: string, keyword: string): Found | undefined {
  if (keyword === '' || !text.includes(keyword)) return undefined;
  for (let at = text.indexOf(keyword); at !== -1; at = text.indexOf(keyword, at + 1)) {
    const end = at + keyword.length;
    // Two units hold the neighbour, even one outside the basic plane.
    if (!WORD_END.test(text.slice(Math.max(0, at - 2), at)) && !WORD_START.test(text.slice(end, end + 2)))
      return 'whole';
  }
  return 'inside';
}

const WORD_END = /[\p{L}\p{M}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{M}\p{N}]/u;
