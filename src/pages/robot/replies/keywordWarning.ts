import type { AutoReply } from '#schemas/entities/robot.ts';
import type { Message } from '#schemas/messages.ts';
import { fold } from '#schemas/text/fold.ts';

/** What of a rule decides whether it gets in the way of another. */
export interface Worded {
  readonly keyword: string;
  readonly match: AutoReply['match'];
  readonly scope: AutoReply['scope'];
}

/** More than this nobody reads. */
const MOST = 3;

/**
 * What keywords have in common with those that are there and with each other; undefined when they are apart.
 *
 * Only rules that answer in the same kind of chat can meet. RB-E7
 */
export function keywordWarning(typed: readonly Worded[], others: readonly Worded[]): Message | undefined {
  const found = typed.flatMap((one, at) => [
    ...others.flatMap((other) => meeting(one, other, '已有的')),
    ...typed.slice(at + 1).flatMap((other) => meeting(one, other, '')),
  ]);
  if (found.length === 0) return undefined;
  const more = found.length > MOST ? `；还有 ${found.length - MOST} 处` : '';
  return `${found.slice(0, MOST).join('；')}${more}`;
}

function meeting(one: Worded, other: Worded, whose: string): readonly Message[] {
  const [mine, theirs] = [fold(one.keyword), fold(other.keyword)];
  if (mine === '' || theirs === '' || !overlaps(one.scope, other.scope)) return [];
  if (mine === theirs) return [`${whose === '' ? '有两个' : '已经有'}「${other.keyword}」`];
  if (other.match === 0 && mine.includes(theirs)) {
    return [`「${one.keyword}」里有${whose}「${other.keyword}」，两条可能同时命中`];
  }
  if (one.match === 0 && theirs.includes(mine)) {
    return [`${whose}「${other.keyword}」里有「${one.keyword}」，两条可能同时命中`];
  }
  return [];
}

const overlaps = (one: AutoReply['scope'], other: AutoReply['scope']): boolean =>
  one === 3 || other === 3 || one === other;
