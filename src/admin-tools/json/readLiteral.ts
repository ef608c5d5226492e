import type { Path } from '../lint/Finding.ts';
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

/** A declaration read from a text, with where each part of it stands. */
export interface Literal {
  readonly value: unknown;
  /** Where the text stops being data, and why; undefined where all of it was read. */
  readonly fault?: { readonly offset: number; readonly what: string };
  /** Where a path stands, or the nearest part above it that was written; an offset into the text. */
  placeOf(path: Path, at?: 'key'): number;
}

interface Reading extends Cursor {
  readonly places: Map<string, { readonly key: number; readonly value: number }>;
}

const keyOf = (path: Path): string => JSON.stringify(path.map(String));

/**
 * Reads JSON, or what TypeScript writes of a declaration without code: names without quotes, single quotes, comments,
 * `f.text({ … })`, `conventionalCalls('coupon')`, `roleBelow(3, '…')`, `export const coupons = defineResource({ … })`.
 *
 * Nothing of the text is run.
 */
export function readLiteral(text: string): Literal {
  const reading: Reading = { text, at: 0, places: new Map() };
  const { places } = reading;
  const placeOf = (path: Path, at?: 'key'): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const found = places.get(keyOf(path.slice(0, length)));
      if (found) return at === 'key' && length === path.length ? found.key : found.value;
    }
    return 0;
  };
  try {
    passHead(reading);
    const value = readValue(reading, []);
    passTail(reading);
    return { value, placeOf };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { value: undefined, placeOf, fault: { offset: error.offset, what: error.message } };
  }
}

/** What may stand around a declaration in a module. */
const HEADS =
  /^(?:import\b[^;]*;?|export\s+const\s+\w+(?:\s*:\s*[\w<>[\]\s]+)?\s*=|export\s+default\b|const\s+\w+\s*=)/;

function passHead(reading: Reading): void {
  for (;;) {
    passBlank(reading);
    const head = HEADS.exec(reading.text.slice(reading.at))?.[0];
    if (head === undefined) return;
    reading.at += head.length;
  }
}

function passTail(reading: Reading): void {
  passBlank(reading);
  const rest = /^(?:as\s+const\b)?\s*;?/.exec(reading.text.slice(reading.at))?.[0] ?? '';
  reading.at += rest.length;
  passBlank(reading);
  if (reading.at < reading.text.length) refuse(reading, '声明之后还有别的内容');
}

function readValue(reading: Reading, path: Path, key?: number): unknown {
  const sign = peek(reading);
  reading.places.set(keyOf(path), { key: key ?? reading.at, value: reading.at });
  if (sign === '{') return readObject(reading, path);
  if (sign === '[') return readList(reading, path);
  if (sign === '"' || sign === "'" || sign === '`') return readText(reading);
  if (/[-+\d.]/.test(sign)) return readNumber(reading);
  return readWord(reading, path);
}

function readObject(reading: Reading, path: Path): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  take(reading, '{');
  while (peek(reading) !== '}') {
    const key = reading.at;
    const name = readName(reading);
    take(reading, ':');
    if (entries.some(([known]) => known === name)) throw new Unreadable(key, `"${name}" 写了两次`);
    entries.push([name, readValue(reading, [...path, name], key)]);
    if (peek(reading) !== '}') take(reading, ',');
  }
  take(reading, '}');
  return Object.fromEntries(entries);
}

function readList(reading: Reading, path: Path): unknown[] {
  const items: unknown[] = [];
  take(reading, '[');
  while (peek(reading) !== ']') {
    items.push(readValue(reading, [...path, items.length]));
    if (peek(reading) !== ']') take(reading, ',');
  }
  take(reading, ']');
  return items;
}

const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** A word: a value, or a builder with what it is given. */
function readWord(reading: Reading, path: Path): unknown {
  const start = reading.at;
  const word = matched(reading, /[A-Za-z_$][\w$.]*/y);
  if (word === undefined) return refuse(reading, reading.at < reading.text.length ? '这里要一个值' : '声明没有写完');
  if (words.has(word)) return words.get(word);
  if (peek(reading) === '<') matched(reading, /<[\w\s|'"]*>/y);
  const builder = builderOf(word);
  if (!builder || peek(reading) !== '(') throw new Unreadable(start, `"${word}" 是代码，数据里写不了`);
  const value = builder.make(readGiven(reading, path, builder));
  const kind = start + word.indexOf('.') + 1;
  if (kind > start) reading.places.set(keyOf([...path, 'kind']), { key: kind, value: kind });
  return value;
}

/** What stands between the brackets of a builder, each at its own place. */
function readGiven(reading: Reading, path: Path, { under }: Builder): readonly unknown[] {
  const given: unknown[] = [];
  take(reading, '(');
  while (peek(reading) !== ')') {
    const key = given.length < under.length ? under[given.length] : '';
    given.push(readValue(reading, key === undefined ? path : [...path, key]));
    if (peek(reading) !== ')') take(reading, ',');
  }
  take(reading, ')');
  return given;
}
