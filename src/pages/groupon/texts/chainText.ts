import { formatMoney } from '#fields/money/formatMoney.ts';
import { limits } from '#schemas/limits.ts';
import type { Buyer, Day } from '../model/Day.ts';
import { maskName, plainName } from './maskName.ts';

/** How much of the buyers a group may read. */
export interface ChainOptions {
  readonly hideNames: boolean;
  readonly amounts: boolean;
  /** How long a message may be, in UTF-16 units. */
  readonly most: number;
}
export const firstOptions: ChainOptions = { hideNames: false, amounts: false, most: limits.chainTextLength };

/** What a chat takes for a roll call when somebody pastes it. */
const MARK = '#接龙';

/**
 * The roll call of a group-buy, as messages that are each no longer than asked: `1. 张三 牛腩×2 白菜×1`. GD-D1
 *
 * Numbers are pick-up numbers. No phone, address or comment is ever in it. No buyer is cut in two: one who is longer
 * than a whole message has one to himself.
 */
export function chainText(day: Day, options: ChainOptions): readonly string[] {
  const names = new Map(day.products.map(({ key, name }) => [key, oneLine(name)]));
  const lines = day.buyers.map((buyer) => lineOf(buyer, names, options, day.unit));
  const total = `共 ${day.buyers.length} 人，${day.count} 份${options.amounts ? `，${formatMoney(day.amount, day.unit)}` : ''}`;
  const head = [MARK, oneLine(day.name)].join('\n');
  // The place among all is written last, when it is known how many there are: room is kept for it.
  const room = options.most - `${head}（999/999）\n`.length;
  const parts = partsOf([...lines, total], room);
  return parts.map((part, at) =>
    [parts.length === 1 ? head : `${head}（${at + 1}/${parts.length}）`, ...part].join('\n'),
  );
}

function lineOf(
  buyer: Buyer,
  names: ReadonlyMap<string, string>,
  { hideNames, amounts }: ChainOptions,
  unit: string | undefined,
): string {
  const name = plainName(buyer.name) || '匿名';
  const ordered = buyer.lines.map(({ key, count }) => `${names.get(key) ?? key}×${count}`);
  const sum = amounts ? [formatMoney(buyer.amount, unit)] : [];
  return [`${buyer.number}. ${hideNames ? maskName(name) : name}`, ...ordered, ...sum].join(' ');
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Lines in their order, as many to a part as there is room for. */
function partsOf(lines: readonly string[], room: number): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let left = 0;
  for (const line of lines) {
    const needed = line.length + 1;
    const part = parts.at(-1);
    if (part && needed <= left) part.push(line);
    else parts.push([line]);
    left = (part && needed <= left ? left : room + 1) - needed;
  }
  return parts;
}
