import { parseSync } from 'vite';
import { fieldAsTypeScript } from '../../src/admin-tools/json/asTypeScript.ts';
import type { Guess } from '../../src/admin-tools/sample/guessFields.ts';
import { fieldOf } from '../../src/admin-tools/sample/writtenOf.ts';

/** A declaration with what a newer sample brings, and what has come and what the sample no longer shows. */
export interface Merged {
  readonly text: string;
  readonly added: readonly string[];
  readonly unseen: readonly string[];
  /** How many fields both have. */
  readonly common: number;
}

/**
 * Puts the fields a declaration does not have yet behind those it has, and codes a choice does not have yet behind its
 * options; whatever was written by hand stays as it is, to the letter.
 *
 * @throws Error for a file without `defineResource({ fields: { … } })`.
 */
export function mergeDeclaration(source: string, fields: readonly Guess[]): Merged {
  const held = objectAt(source, 'fields');
  const known = held.properties.flatMap((property) => property.key?.name ?? property.key?.value ?? []);
  const fresh = fields.filter(({ name }) => !known.includes(name));
  const edits = [
    ...fresh.map((field) => insertion(held, `${fieldAsTypeScript(field.name, fieldOf(field))},`)),
    ...fields.flatMap((field) => optionEdits(source, held, field)),
  ];
  const late = edits.toSorted((one, other) => other.at - one.at || (one.order < other.order ? 1 : -1));
  return {
    text: late.reduce((text, { at, put }) => text.slice(0, at) + put + text.slice(at), source),
    added: [...fresh.map(({ name }) => name), ...edits.flatMap(({ said }) => said ?? [])],
    unseen: known.filter((name) => !fields.some((field) => field.name === name)),
    common: fields.length - fresh.length,
  };
}

interface Edit {
  readonly at: number;
  readonly put: string;
  readonly order: number;
  readonly said?: string;
}

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string; readonly value?: string };
  readonly value?: Node | number | string;
  readonly properties: readonly Node[];
  readonly elements: readonly Node[];
  readonly arguments: readonly Node[];
}

let nth = 0;
function insertion({ properties, end }: Node, line: string): Edit {
  const last = properties.at(-1);
  nth += 1;
  return { at: last?.end ?? end - 1, put: `${last ? ',' : ''}\n    ${line.replace(/,$/, '')}`, order: nth };
}

function optionEdits(source: string, held: Node, { name, codes = [] }: Guess): readonly Edit[] {
  const call = propertyOf(held, name);
  const options = call?.arguments?.[0] && propertyOf(call.arguments[0], 'options');
  if (options?.type !== 'ArrayExpression') return [];
  const written = source.slice(options.start, options.end);
  const missing = codes.filter((code) => !new RegExp(`value: ['"]?${code}\\b`).test(written));
  const last = options.elements.at(-1);
  return missing.map((code) => {
    nth += 1;
    const value = typeof code === 'number' ? code : `'${code}'`;
    return {
      at: last?.end ?? options.end - 1,
      put: `${last ? ', ' : ''}{ value: ${value}, label: '' }`,
      order: nth,
      said: `${name} ${code}`,
    };
  });
}

const propertyOf = (object: Node, name: string): Node | undefined => {
  const found = object.properties?.find(({ key }) => (key?.name ?? key?.value) === name)?.value;
  return typeof found === 'object' ? found : undefined;
};

/** The object under a key of what `defineResource` is given. */
function objectAt(source: string, key: string): Node {
  const tree: unknown = parseSync('declaration.ts', source).program;
  let found: Node | undefined;
  walk(tree, (node) => {
    const callee: unknown = Reflect.get(node, 'callee');
    const named = typeof callee === 'object' && callee !== null && Reflect.get(callee, 'name') === 'defineResource';
    const [given] = named ? (node.arguments ?? []) : [];
    found ??= given && propertyOf(given, key);
  });
  if (found?.type !== 'ObjectExpression')
    throw new Error(`Failed to merge: the file has no defineResource({ ${key}: { … } }).`);
  return found;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if (isNode(value)) visit(value);
  for (const inner of Object.values(value)) walk(inner, visit);
}

const isNode = (value: object): value is Node => 'type' in value && 'start' in value;
