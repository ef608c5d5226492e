/** Where the text stops being data, and why. */
export class Unreadable extends Error {
  readonly offset: number;
  constructor(offset: number, what: string) {
    super(what);
    this.offset = offset;
  }
}

/** A text, and how far it has been read. */
export interface Cursor {
  readonly text: string;
  at: number;
}

/** @throws Unreadable always, for the place that was reached. */
export function refuse({ at }: Cursor, what: string): never {
  throw new Unreadable(at, what);
}

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;

/** Passes blanks and comments. */
export function passBlank(cursor: Cursor): void {
  BLANK.lastIndex = cursor.at;
  // Found or not is not asked: it may be nothing. What was found would be an array for each sign of a long file.
  BLANK.test(cursor.text);
  cursor.at = Math.max(cursor.at, BLANK.lastIndex);
}

/** The next sign after blanks; the empty text at the end. */
export function peek(cursor: Cursor): string {
  passBlank(cursor);
  return cursor.text[cursor.at] ?? '';
}

/** Passes a sign that has to stand here. */
export function take(cursor: Cursor, sign: string): void {
  if (peek(cursor) !== sign) refuse(cursor, `这里要 ${sign}`);
  cursor.at += 1;
}

const NAME = /[A-Za-z_$][\w$]*|\d+/y;

/** The name of a key, with its quotes or without. */
export function readName(cursor: Cursor): string {
  const sign = peek(cursor);
  if (sign === '"' || sign === "'") return readText(cursor);
  return matched(cursor, NAME) ?? refuse(cursor, sign === '' ? '声明没有写完' : '这里要一个键');
}

/** Passes what a sticky pattern finds here; undefined where it finds nothing. */
export function matched(cursor: Cursor, shape: RegExp): string | undefined {
  shape.lastIndex = cursor.at;
  if (!shape.test(cursor.text)) return undefined;
  const found = cursor.text.slice(cursor.at, shape.lastIndex);
  cursor.at = shape.lastIndex;
  return found;
}

const TEXT = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`/y;
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
};

const LAST_LETTER = 0x10ffff;

/** A text in any quotes, without code. */
export function readText(cursor: Cursor): string {
  const written = matched(cursor, TEXT) ?? refuse(cursor, '文字没有收尾，或里面有代码');
  return written
    .slice(1, -1)
    .replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_, long, four, two, sign) => {
      if (sign !== undefined) return escapes[sign] ?? sign;
      const letter = Number.parseInt(long ?? four ?? two, 16);
      return letter > LAST_LETTER ? refuse(cursor, '没有这个字符') : String.fromCodePoint(letter);
    });
}

/** A number as JSON or TypeScript writes it. */
export function readNumber(cursor: Cursor): number {
  const written = matched(cursor, /[-+]?(?:\d[\d_]*)?(?:\.\d+)?(?:e[-+]?\d+)?/iy) ?? '';
  const value = Number(written.replaceAll('_', ''));
  return written === '' || Number.isNaN(value) ? refuse(cursor, '这不是一个数') : value;
}
