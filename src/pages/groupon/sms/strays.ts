import { charactersOf } from './countSms.ts';
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

/** The characters that force UCS-2 on a text that is Latin but for them; none of a text that is Chinese anyway. */
export function straysIn(text: string): readonly Stray[] {
  const characters = charactersOf(text);
  const strays: Stray[] = [];
  let at = 0;
  for (const character of characters) {
    const end = at + character.length;
    if (!gsmUnits(character)) strays.push({ at, end, character, plain: plainOf(character) });
    at = end;
  }
  return strays.length <= characters.length * FEW ? strays : [];
}

/** The text with every stray said in GSM-7 where that is possible. */
export function withoutStrays(text: string): string {
  let from = 0;
  let plain = '';
  for (const stray of straysIn(text)) {
    plain += text.slice(from, stray.at) + (stray.plain ?? stray.character);
    from = stray.end;
  }
  return plain + text.slice(from);
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
