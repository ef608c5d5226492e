import type { Message } from '#schemas/messages.ts';
import { readTags } from './readTags.ts';

interface Added {
  readonly words: readonly string[];
  /** What stays in the input, for the merchant to mend. */
  readonly left: string;
  readonly problem?: Message;
}

/** The words with those of a text behind them; what is there already, or is too many, is not added, and that is said. */
export function addTags(words: readonly string[], text: string, most = Number.POSITIVE_INFINITY): Added {
  const asked = readTags(text);
  const double = asked.find((word) => words.includes(word));
  const fresh = asked.filter((word) => !words.includes(word));
  const room = Math.max(0, most - words.length);
  const added = { words: [...words, ...fresh.slice(0, room)], left: fresh.slice(room).join('、') };
  if (fresh.length > room) return { ...added, problem: `最多 ${most} 个，去掉一个才能再加` };
  return double === undefined ? added : { ...added, problem: `「${double}」已经有了` };
}
