import type { Path } from '../../lint/Finding.ts';

/** Where a cursor stands in a declaration. */
export interface Spot {
  readonly is: 'key' | 'value';
  /** Of the value, or of the object that the key is in. */
  readonly path: Path;
  /** The word that is written there, its quotes among it; empty between words. */
  readonly from: number;
  readonly to: number;
}

/** What a text says as far as it goes, and where a place of it stands. */
export interface LooselyRead {
  readonly value: unknown;
  readonly spot: Spot;
}

interface Frame {
  readonly path: Path;
  readonly value: Record<string, unknown> | unknown[];
  /** The key whose value comes next, of an object. */
  key?: string | undefined;
  isAfterColon?: boolean;
}

/** What the declaration itself stands in. */
const ROOT: Path = [];

/** Texts may lack their last quote while they are typed: they end with the line. */
const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\[\s\S])*`?|[\w$.+-]+|[\s\S]/y;

/**
 * Reads a text that is just being typed, JSON or TypeScript without code: what is missing is passed over, nothing is
 * refused. What is right and wrong says `readLiteral`.
 */
export function readLoosely(text: string, pos: number): LooselyRead {
  const root: Frame = { path: ROOT, value: [] };
  const frames: Frame[] = [root];
  const top = () => frames.at(-1) ?? root;
  let spot: Spot | undefined;
  let kind: string | undefined;
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const [token = ''] = TOKEN.exec(text) ?? [];
    const [from, to] = [at, at + token.length];
    at = to;
    const isWord = /^["'`\w$.+-]/.test(token);
    if (pos <= from || (pos < to && !isWord)) spot ??= spotIn(top(), pos, pos);
    else if (isWord && pos <= to) spot ??= spotIn(top(), from, to);
    if (/^(?:\s|\/[/*])/.test(token)) continue;
    if (token === '{' || token === '[') frames.push(enter(top(), token, kind));
    else if (token === '}' || token === ']') frames.length > 1 && frames.pop();
    else if (token === ',') Object.assign(top(), { key: undefined, isAfterColon: false });
    else if (token === ':') top().isAfterColon = true;
    else if (isWord) kind = takeWord(top(), token);
    if (!isWord && token !== '(') kind = undefined;
  }
  const [value] = Array.isArray(root.value) ? root.value : [];
  return { value, spot: spot ?? spotIn(top(), pos, pos) };
}

const isList = ({ value }: Frame): boolean => Array.isArray(value);

function spotIn(frame: Frame, from: number, to: number): Spot {
  const isKey = !isList(frame) && !frame.isAfterColon;
  return { is: isKey ? 'key' : 'value', path: isKey ? frame.path : childPath(frame), from, to };
}

/** Where the next value of a frame stands; the whole text is the declaration itself. */
function childPath({ path, value, key }: Frame): Path {
  if (!Array.isArray(value)) return [...path, key ?? ''];
  return path === ROOT ? [] : [...path, value.length];
}
function enter(frame: Frame, sign: string, kind: string | undefined): Frame {
  const path = childPath(frame);
  const value = sign === '[' ? [] : kind === undefined ? {} : { kind };
  put(frame, value);
  return { path, value };
}

function put({ value, key }: Frame, inner: unknown): void {
  if (Array.isArray(value)) value.push(inner);
  else if (key !== undefined) value[key] = inner;
}

/** @returns the kind of field that a builder stands for, `f.text` */
function takeWord(frame: Frame, token: string): string | undefined {
  const bare = token.replace(/^(["'`])(.*?)\1?$/s, '$2');
  if (!isList(frame) && !frame.isAfterColon) {
    frame.key = bare;
    return undefined;
  }
  const [, builder] = /^f\.(\w+)$/.exec(token) ?? [];
  if (builder === undefined) put(frame, literalOf(token, bare));
  return builder;
}

function literalOf(token: string, bare: string): unknown {
  if (/^["'`]/.test(token)) return bare;
  const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
  return Object.hasOwn(words, token) ? words[token] : /^[-+.\d]/.test(token) ? Number(token) : bare;
}
