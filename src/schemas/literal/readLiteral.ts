import { type Builder, builderOf } from './builders.ts';
import {
  type Cursor,
  matched,
  passBlank,
  peek,
  readName,
  readNumber,
  readText,
  refuse,
  take,
  Unreadable,
} from './cursor.ts';
import { DEEPEST } from './deepest.ts';

type Path = readonly (string | number)[];

/** A declaration read from a text, with where each part of it stands. */
export interface Literal {
  readonly value: unknown;
  /** Where the text stops being data, and why; undefined where all of it was read. */
  readonly fault?: { readonly offset: number; readonly what: string };
  /** Where a path stands, or the nearest part above it that was written; an offset into the text. */
  placeOf(path: Path, at?: 'key'): number;
}

/** Where a part stands, with the parts inside of it by their names. */
interface Place {
  key: number;
  value: number;
  readonly inside: Map<string, Place>;
}

const placeAt = (at: number): Place => ({ key: at, value: at, inside: new Map() });

/**
 * Reads JSON, or what TypeScript writes of a declaration without code: names without quotes, single quotes, comments,
 * `f.text({ … })`, `conventionalCalls('coupon')`, `roleBelow(3, '…')`, `export const coupons = defineResource({ … })`.
 *
 * Nothing of the text is run.
 */
export function readLiteral(text: string): Literal {
  const cursor: Cursor = { text, at: 0 };
  const whole = placeAt(0);
  const placeOf = (path: Path, at?: 'key'): number => {
    let nearest = whole;
    for (const step of path) {
      const inside = nearest.inside.get(String(step));
      if (!inside) return nearest.value;
      nearest = inside;
    }
    return nearest[at ?? 'value'];
  };
  try {
    passHead(cursor);
    const value = readValue(cursor, whole, 0);
    passTail(cursor);
    return { value, placeOf };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { value: undefined, placeOf, fault: { offset: error.offset, what: error.message } };
  }
}

/** What may stand around a declaration in a module. */
const HEADS =
  /^(?:import\b[^;]*;?|export\s+const\s+\w+(?:\s*:\s*[\w<>[\]\s]+)?\s*=|export\s+default\b|const\s+\w+\s*=)/;

function passHead(cursor: Cursor): void {
  for (;;) {
    passBlank(cursor);
    const head = HEADS.exec(cursor.text.slice(cursor.at))?.[0];
    if (head === undefined) return;
    cursor.at += head.length;
  }
}

function passTail(cursor: Cursor): void {
  passBlank(cursor);
  const rest = /^(?:as\s+const\b)?\s*;?/.exec(cursor.text.slice(cursor.at))?.[0] ?? '';
  cursor.at += rest.length;
  passBlank(cursor);
  if (cursor.at < cursor.text.length) refuse(cursor, '声明之后还有别的内容');
}

function readValue(cursor: Cursor, place: Place, depth: number): unknown {
  const sign = peek(cursor);
  place.value = cursor.at;
  if (depth > DEEPEST) return refuse(cursor, `括号套了 ${DEEPEST} 层以上`);
  if (sign === '{') return readObject(cursor, place, depth + 1);
  if (sign === '[') return readList(cursor, place, depth + 1);
  if (sign === '"' || sign === "'" || sign === '`') return readText(cursor);
  if (/[-+\d.]/.test(sign)) return readNumber(cursor);
  return readWord(cursor, place, depth + 1);
}

/** Reads what stands under a name. */
function readInside(cursor: Cursor, { inside }: Place, name: string, key: number, depth: number): unknown {
  const place = placeAt(key);
  inside.set(name, place);
  return readValue(cursor, place, depth);
}

function readObject(cursor: Cursor, place: Place, depth: number): Record<string, unknown> {
  const entries = new Map<string, unknown>();
  take(cursor, '{');
  while (peek(cursor) !== '}') {
    const key = cursor.at;
    const name = readName(cursor);
    take(cursor, ':');
    if (entries.has(name)) throw new Unreadable(key, `"${name}" 写了两次`);
    entries.set(name, readInside(cursor, place, name, key, depth));
    if (peek(cursor) !== '}') take(cursor, ',');
  }
  take(cursor, '}');
  return Object.fromEntries(entries);
}

function readList(cursor: Cursor, place: Place, depth: number): unknown[] {
  const items: unknown[] = [];
  take(cursor, '[');
  while (peek(cursor) !== ']') {
    items.push(readInside(cursor, place, String(items.length), cursor.at, depth));
    if (peek(cursor) !== ']') take(cursor, ',');
  }
  take(cursor, ']');
  return items;
}

const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  // The habits by the names that code knows them by.
  ['appletHabit', 'applet'],
  ['restHabit', 'rest'],
  ['jsonServerHabit', 'jsonServer'],
  ['simpleRestHabit', 'simpleRest'],
]);

/** A word: a value, or a builder with what it is given. */
function readWord(cursor: Cursor, place: Place, depth: number): unknown {
  const start = cursor.at;
  const word = matched(cursor, /[A-Za-z_$][\w$.]*/y);
  if (word === undefined) return refuse(cursor, start < cursor.text.length ? '这里要一个值' : '声明没有写完');
  if (words.has(word)) return words.get(word);
  if (peek(cursor) === '<') matched(cursor, /<[\w\s|'"]*>/y);
  const builder = builderOf(word);
  if (!builder || peek(cursor) !== '(') throw new Unreadable(start, `"${word}" 是代码，数据里写不了`);
  const value = builder.make(readGiven(cursor, place, builder, depth));
  const kind = start + word.indexOf('.') + 1;
  if (kind > start) place.inside.set('kind', placeAt(kind));
  return value;
}

/** What stands between the brackets of a builder, each at its own place. */
function readGiven(cursor: Cursor, place: Place, { under }: Builder, depth: number): readonly unknown[] {
  const given: unknown[] = [];
  take(cursor, '(');
  while (peek(cursor) !== ')') {
    const at = cursor.at;
    const name = given.length < under.length ? under[given.length] : '';
    given.push(name === undefined ? readValue(cursor, place, depth) : readInside(cursor, place, name, at, depth));
    if (peek(cursor) !== ')') take(cursor, ',');
  }
  take(cursor, ')');
  return given;
}
