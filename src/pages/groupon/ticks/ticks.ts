import type { RecordId } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Message } from '#schemas/messages.ts';
import type { Buyer } from '../model/Day.ts';

/** Whose order has been picked up, and when in milliseconds since 1970: by the place in the campaign (`enroll_order`). */
export type Ticks = Readonly<Record<string, number>>;

/** What is kept in this browser, as far as it can be read. */
export const readTicks = (kept: unknown): Ticks =>
  Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).flatMap(([order, at]) =>
      /^-?\d+$/.test(order) && typeof at === 'number' && Number.isFinite(at) ? [[order, at]] : [],
    ),
  );

export const isTicked = (ticks: Ticks, { order }: Pick<Buyer, 'order'>): boolean => ticks[String(order)] !== undefined;

/** The same with a buyer ticked since then, or not at all. */
export function withTick(ticks: Ticks, { order }: Pick<Buyer, 'order'>, at: number | undefined): Ticks {
  const { [String(order)]: _, ...others } = ticks;
  return at === undefined ? others : { ...others, [order]: at };
}

/** The ticks of two people who handed out together: whoever is ticked by one of them is, since the first time. */
export function merged(own: Ticks, other: Ticks): Ticks {
  const sooner = Object.entries(other).map(([order, at]) => [order, Math.min(at, own[order] ?? at)] as const);
  return { ...own, ...Object.fromEntries(sooner) };
}

const KIND = 'zhanggui/ticks';

/** A file of ticks, to hand over to a helper; nothing in it says who the buyers are. GD-D4 */
export const writeTicksFile = (groupon: RecordId, ticks: Ticks): string =>
  JSON.stringify({ kind: KIND, groupon, ticks }, null, 2);

/** What a file of ticks holds, or why it is of no use here. */
export function readTicksFile(
  text: string,
  groupon: RecordId,
): { readonly ticks: Ticks } | { readonly problem: Message } {
  const file = parsed(text);
  if (!isRecord(file) || file.kind !== KIND) return { problem: '这不是取货记录文件' };
  if (file.groupon !== groupon) return { problem: '这是另一个团购的取货记录' };
  return { ticks: readTicks(file.ticks) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
