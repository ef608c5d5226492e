import { count } from '#schemas/codecs/count.ts';
import { flag } from '#schemas/codecs/flag.ts';
import { money } from '#schemas/codecs/money.ts';
import { text } from '#schemas/codecs/text.ts';
import { day, utcDay } from '#schemas/codecs/utcDay.ts';

const known = new Map<unknown, string>([
  [count, 'count'],
  [text, 'text'],
  [money, 'money'],
  [flag, 'flag'],
  [day, 'day'],
  [utcDay, 'utcDay'],
]);

/** What a codec of an endpoint row is called: `money`, `code(1 2)?`, `json([text])`; `--` where there is none. */
export function codecName(codec: unknown): string {
  if (typeof codec !== 'object' || codec === null) return '--';
  const name = known.get(codec);
  if (name !== undefined) return name;
  const def: unknown = Reflect.get(codec, 'def');
  if (typeof def !== 'object' || def === null) return '--';
  const at = (key: string): unknown => Reflect.get(def, key);
  if (at('type') === 'optional') return `${codecName(at('innerType')).replace(/\?$/, '')}?`;
  if (at('type') === 'nullable') return `${codecName(at('innerType'))} | null`;
  if (at('type') === 'array') return `[${codecName(at('element'))}]`;
  if (at('type') === 'literal') return `code(${[at('values')].flat().join(' ')})`;
  if (at('type') === 'pipe') return pipeName(codecName(at('in')), codecName(at('out')));
  return String(at('type'));
}

/** What leads to a code is read as a number first; what may come as anything is JSON, as itself or in a text. */
const pipeName = (from: string, to: string): string =>
  to.startsWith('code(') ? to : from === 'unknown' ? `json(${to})` : (ruled[to] ?? to);

/** The codecs of the house with a rule behind them. */
const ruled: Readonly<Record<string, string>> = { string: 'text（有规则）', number: 'count（有规则）' };
