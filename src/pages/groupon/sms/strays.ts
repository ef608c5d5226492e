import { charactersOf } from './countSms.ts';
import type { Expanded } from './expand.ts';
import { gsmUnits } from './gsm7.ts';

/** A character that alone makes an SMS of Latin letters cost as much as one in Chinese. GD-E10 */
export interface Stray {
  /** In UTF-16 units from the beginning of the text. */
  readonly at: number;
  readonly end: number;
  readonly character: string;
  /** What says the same in GSM-7, when something does; may be empty for what nobody sees. */
  readonly plain: string | undefined;
}

/** More of them than one in three, and the text is simply not Latin. */
const FEW = 1 / 3;

/**
 * What forces UCS-2 on a text that is Latin but for it, as it was typed; none of a text that is Chinese anyway.
 *
 * A variable that says something of the kind is one, whole.
 */
export function straysIn(typed: string, { text, places }: Expanded): readonly Stray[] {
  if (foreignIn(text).length > charactersOf(text).length * FEW) return [];
  const inside = places.filter(({ value }) => foreignIn(value).length > 0);
  const named = inside.map(({ at, end }) => ({ at, end, character: typed.slice(at, end), plain: undefined }));
  const outside = foreignIn(typed).filter((stray) => !places.some(({ at, end }) => at <= stray.at && stray.at < end));
  return [...named, ...outside].sort((one, other) => one.at - other.at);
}

/** What was typed, with every stray said in GSM-7 where that is possible. */
export function withoutStrays(typed: string, strays: readonly Stray[]): string {
  let from = 0;
  let plain = '';
  for (const stray of strays) {
    plain += typed.slice(from, stray.at) + (stray.plain ?? stray.character);
    from = stray.end;
  }
  return plain + typed.slice(from);
}

function foreignIn(text: string): readonly Stray[] {
  const foreign: Stray[] = [];
  let at = 0;
  for (const character of charactersOf(text)) {
    const end = at + character.length;
    if (!gsmUnits(character)) foreign.push({ at, end, character, plain: plainOf(character) });
    at = end;
  }
  return foreign;
}

/** What word processors and Chinese keyboards write in place of the plain sign. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '•': '-',
  '、': ',',
  '。': '.',
  '【': '[',
  '】': ']',
  '《': '"',
  '》': '"',
  '\t': ' ',
  '\u200b': '',
  '\ufeff': '',
};

function plainOf(character: string): string | undefined {
  const plain = PLAIN[character] ?? character.normalize('NFKC');
  return [...plain].every((each) => gsmUnits(each)) ? plain : undefined;
}
