import { locate } from './locate.mjs';

/**
 * Where the fields, calls and actions of every declaration stand: resource → `fields.price` → `src/…/goods.ts:41`.
 *
 * @param {readonly (readonly [file: string, module: object])[]} modules as `collect` reads them
 * @returns {Record<string, Record<string, string>>}
 */
export function placesOf(modules) {
  const placed = modules.flatMap(([file, module]) =>
    Object.entries(module).flatMap(([exported, declared]) => {
      if (!isDeclaration(declared)) return [];
      const place = (path) => {
        const { file: where, line } = locate(file, exported, path);
        return [path.join('.'), `${where}:${line}`];
      };
      return [[declared.name, Object.fromEntries(pathsIn(declared).map(place))]];
    }),
  );
  return Object.fromEntries(placed);
}

const isDeclaration = (value) => typeof value === 'object' && value !== null && 'calls' in value && 'fields' in value;

const pathsIn = ({ fields, calls, actions = {} }) => [
  ['calls'],
  ...Object.keys(calls).map((verb) => ['calls', verb]),
  ...Object.keys(actions).map((name) => ['actions', name]),
  ...fieldPaths(fields, ['fields']),
];

/** Those of nested rows and of a union's variants among them. */
const fieldPaths = (fields, path) =>
  Object.entries(fields).flatMap(([name, field]) => [
    [...path, name],
    ...(field.of ? fieldPaths(field.of, [...path, name, 'of']) : []),
    ...(field.variants ? fieldPaths(field.variants, [...path, name, 'variants']) : []),
  ]);
