import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from '../root.mjs';

/** @typedef {{ file: string, source: string, body: any[] }} Module */

/** @type {Map<string, Module>} */
const parsed = new Map();

/** @returns {Module} */
function moduleAt(file) {
  const known = parsed.get(file);
  if (known) return known;
  const source = readFileSync(join(root, file), 'utf8');
  const module = { file, source, body: parseSync(file, source).program.body };
  parsed.set(file, module);
  return module;
}

/**
 * Where a path of a declaration stands in the sources: follows names, spreads and imports as far as they are plain.
 *
 * @param {string} file From the root of the project.
 * @param {string} exported The name the declaration is exported by.
 * @param {readonly (string | number)[]} path
 * @param {'key' | undefined} at
 * @returns {{ file: string, line: number, column: number, text: string }} Counted from 1; `text` is the line.
 */
export function locate(file, exported, path, at) {
  const start = declared(moduleAt(file), exported, path);
  const found = start ? walk(start, path, at) : { module: moduleAt(file), node: { start: 0 } };
  const { source } = found.module;
  const before = source.slice(0, found.node.start);
  const line = before.split('\n').length;
  return {
    file: found.module.file,
    line,
    column: before.length - before.lastIndexOf('\n'),
    text: source.split('\n')[line - 1] ?? '',
  };
}

/** What `defineResource` is given where the name is declared; of a row its address, or what a path of it begins at. */
function declared(module, exported, path) {
  const init = initOf(module, exported);
  const call = init && plain(init);
  if (call?.type !== 'CallExpression') return undefined;
  const [first, second = first] = call.arguments;
  return { module, node: path.length > 0 ? second : first };
}

function initOf(module, name) {
  for (const statement of module.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) if (id.name === name) return init;
  }
  return undefined;
}

/** Without the words that are there for types. */
function plain(node) {
  const wrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression', 'TSNonNullExpression'];
  return node && wrapped.includes(node.type) ? plain(node.expression) : node;
}

/** What a name stands for, here or in the module it comes from. */
function followed({ module, node }) {
  const bare = plain(node);
  if (bare?.type !== 'Identifier') return { module, node: bare };
  const init = initOf(module, bare.name);
  if (init) return followed({ module, node: init });
  const from = importOf(module, bare.name);
  const target = from && initOf(from.module, from.name);
  return target ? followed({ module: from.module, node: target }) : { module, node: bare };
}

function importOf(module, name) {
  for (const statement of module.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const found = statement.specifiers.find(({ local }) => local.name === name);
    if (!found?.imported) continue;
    const asked = statement.source.value;
    const file = asked.startsWith('#') ? `src/${asked.slice(1)}` : join(dirname(module.file), asked);
    return existsSync(join(root, file)) ? { module: moduleAt(file), name: found.imported.name } : undefined;
  }
  return undefined;
}

/** Steps down as far as the sources say; what is worked out is pointed at as a whole. */
function walk(place, path, at) {
  const here = followed(place);
  const [step, ...rest] = path;
  if (step === undefined) return place.node.start === undefined ? here : place;
  const next = stepInto(here, step);
  if (!next) return here.node?.start === undefined ? place : here;
  if (rest.length === 0 && at === 'key') return { module: next.module, node: next.key };
  return walk({ module: next.module, node: next.value }, rest, at);
}

function stepInto({ module, node }, step) {
  if (node?.type === 'ObjectExpression') return memberOf({ module, node }, step);
  if (node?.type === 'ArrayExpression') return itemOf({ module, node }, step);
  if (node?.type === 'CallExpression') return built({ module, node }, step);
  return undefined;
}

function memberOf({ module, node }, step) {
  const own = node.properties.findLast(
    ({ type, key }) => type === 'Property' && String(key.name ?? key.value) === String(step),
  );
  if (own) return { module, key: own.key, value: own.value };
  for (const spread of node.properties.filter(({ type }) => type === 'SpreadElement').reverse()) {
    const found = stepInto(followed({ module, node: spread.argument }), step);
    if (found) return found;
  }
  return undefined;
}

function itemOf({ module, node }, step) {
  const before = node.elements.slice(0, Number(step) + 1);
  const item = node.elements[Number(step)];
  return before.some((each) => each?.type === 'SpreadElement') || !item
    ? undefined
    : { module, key: item, value: item };
}

/** `f.text({ … })`: the kind is the builder's name, all else is in its braces; `z.object({ … })` is nothing but these. */
function built({ module, node }, step) {
  const { callee, arguments: given } = node;
  if (callee.type !== 'MemberExpression' || !['f', 'z'].includes(callee.object.name)) return undefined;
  if (step === 'kind' && callee.object.name === 'f') return { module, key: callee.property, value: callee.property };
  const [first] = given;
  return first && stepInto(followed({ module, node: first }), step);
}
