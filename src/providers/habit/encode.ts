import type { Habit } from '#schemas/habit/Habit.ts';

type Wire = Readonly<Record<string, unknown>>;
type Pair = readonly [name: string, value: string];

const worded = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** A field as a query or a form spells it; undefined is left out, null is an empty text. */
function pairsOf(name: string, value: unknown, lists: Habit['lists']): readonly Pair[] {
  if (value === undefined) return [];
  if (value === null) return [[name, '']];
  if (!Array.isArray(value) || lists === 'json') return [[name, worded(value)]];
  if (lists === 'comma') return [[name, value.map(worded).join(',')]];
  return value.map((each) => [lists === 'brackets' ? `${name}[]` : name, worded(each)]);
}

const allPairs = (fields: Wire, lists: Habit['lists']): readonly Pair[] =>
  Object.entries(fields).flatMap(([name, value]) => pairsOf(name, value, lists));

/** `a=1&b=2`, as an address or a form body spells it. */
export const formOf = (fields: Wire, lists: Habit['lists']): string =>
  new URLSearchParams(allPairs(fields, lists).map(([name, value]) => [name, value])).toString();

/** A body, and what says what it is; a browser says so itself of several parts. */
export function bodyOf(fields: Wire, { body, lists }: Pick<Habit, 'body' | 'lists'>) {
  if (body === 'json') return { type: 'application/json', body: JSON.stringify(fields) };
  if (body === 'form') return { type: 'application/x-www-form-urlencoded', body: formOf(fields, lists) };
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) parts.append(name, value);
    else for (const [key, text] of pairsOf(name, value, lists)) parts.append(key, text);
  }
  return { type: undefined, body: parts };
}

/** A path with its `:id` filled in, and what is left to send. @throws Error when one of them is missing, or climbs. */
export function fillPath(path: string, fields: Wire): { readonly path: string; readonly rest: Wire } {
  const rest = { ...fields };
  const filled = path.replaceAll(/:([a-z]\w*)/g, (_, name: string) => {
    const value = fields[name];
    delete rest[name];
    if (value === undefined || value === '') throw new Error(`nothing stands for ":${name}" in ${path}`);
    const text = String(value);
    // An address takes it for a step up, encoded or not.
    if (/^\.\.?$/.test(text)) throw new Error(`"${text}" cannot stand for ":${name}" in ${path}`);
    return encodeURIComponent(text);
  });
  return { path: filled, rest };
}
