import type { FieldKind } from '#fields/Field.ts';
import { CENTS, DIGITS, kindOf } from './kindOf.ts';
import { sides, words } from './knownWords.ts';
import { isObject, type Json, type JsonObject } from './Sample.ts';

/** A field as it looks from its values; `label` is empty where nobody can guess it: the linter asks for it. */
export interface Guess {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly readOnly?: true;
  /** Of a moment or a percentage: how it stands on the wire. */
  readonly wire?: string;
  /** Of an amount: it stands as cents. */
  readonly cents?: true;
  /** Of a choice: the codes that were seen. */
  readonly codes?: readonly (number | string)[];
  /** Of a switch: what its two sides are called. */
  readonly says?: readonly [string, string];
  /** Of a list or a group: its own fields. */
  readonly of?: readonly Guess[];
  /** Of records of another resource: they are known by texts. */
  readonly ids?: 'text';
  /** Of a record of another resource, or of several. */
  readonly to?: { readonly name: string; readonly shows: string };
  /** Of records that belong to each other: which of their fields says so, and how it stands for those on top. */
  readonly parent?: string;
  readonly nullable?: true | '';
}

/** A resource that is there already, by how its records are named on the wire. */
export interface Neighbour {
  readonly name: string;
  readonly label: string;
  readonly noun: string;
  readonly shows: string;
}

/** Groups inside of groups that a form can still show; what lies deeper is JSON. */
const DEEPEST = 2;

/**
 * What the fields of these records are, as far as names and values tell; the shop and the id are not among them.
 *
 * @param depth how many groups lie around them
 */
export function guessFields(
  records: readonly JsonObject[],
  neighbours: readonly Neighbour[] = [],
  depth = 0,
): readonly Guess[] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return names
    .filter((name) => !['id', 'shop_id', 'Login-Session'].includes(name) && /^\w+$/.test(name) && name !== '__proto__')
    .map((name) => {
      const values = records.map((record) => record[name]).filter((value) => value !== undefined && value !== null);
      const found = guess(name, values, neighbours, depth);
      // Cities are looked up for the fields of a record alone.
      return depth > 0 && found.kind === 'city' ? { ...found, kind: 'int' } : found;
    });
}

function guess(name: string, values: readonly Json[], neighbours: readonly Neighbour[], depth: number): Guess {
  const kind = kindOf(name, values);
  const base = {
    name,
    kind,
    label: Object.hasOwn(words, name) ? (words[name] ?? '') : '',
    ...(isOfApplet(name) && { readOnly: true as const }),
  };
  const to = neighbours.find(({ noun }) => name === `${noun}_id`);
  if (kind === 'int' && to) return { ...base, kind: 'ref', label: to.label, to };
  const several = neighbours.find(({ noun }) => name === `${noun}_ids`);
  const ids = several && idsIn(values);
  if (ids && ids.length > 0) return { ...base, kind: 'refs', label: several.label, to: several, ...knownBy(ids) };
  if (kind === 'money' && CENTS.test(name)) return { ...base, cents: true };
  if (kind === 'dateTime' || kind === 'percent') return { ...base, wire: wireOf[kind](values) };
  const says = sides[base.label];
  if (kind === 'switch' && says) return { ...base, says };
  if (kind === 'choice') return { ...base, codes: distinct(values).slice(0, 12) };
  if (kind === 'object') {
    const of = depth < DEEPEST ? guessFields(values.filter(isObject), [], depth + 1) : [];
    return of.length > 0 ? { ...base, of } : { ...base, kind: 'json' };
  }
  if (kind !== 'list') return base;
  return { ...base, of: guessFields(values.flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : []))) };
}

/** The ids in lists of them; undefined where one holds anything else. */
function idsIn(values: readonly Json[]): readonly Json[] | undefined {
  const all = values.flatMap((value) => (Array.isArray(value) ? value : [{}]));
  return all.every((id) => typeof id === 'string' || Number.isInteger(id)) ? all : undefined;
}

const knownBy = (ids: readonly Json[]) =>
  ids.every((id) => DIGITS.test(String(id))) ? undefined : { ids: 'text' as const };

const wireOf = {
  dateTime: (values: readonly Json[]): string =>
    values.every((value) => !DIGITS.test(String(value)))
      ? 'iso'
      : String(values[0]).length > SECONDS
        ? 'milliseconds'
        : 'seconds',
  percent: (values: readonly Json[]): string => (values.some((value) => typeof value === 'string') ? 'text' : 'number'),
};
/** So many digits have the seconds since 1970. */
const SECONDS = 10;

/** What only the applet itself can know. */
const isOfApplet = (name: string): boolean =>
  /^(?:total_|sold$|sales$|views$|priority$|serial)|(?:_at|_time|_count|_sales|_views)$|^(?:created|updated|create|update)_/.test(
    name,
  ) && !/^(?:start|end|begin|open|close)/.test(name);

const distinct = (values: readonly Json[]): readonly (number | string)[] =>
  [...new Set(values.map((value) => (DIGITS.test(String(value)) ? Number(value) : String(value))))].sort(
    (one, other) => (one < other ? -1 : 1),
  );
