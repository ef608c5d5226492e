import type { Values } from '#providers/data/calls.ts';

/** Where lists and objects stand in an answer: `products.0.imgs`; records and lists of them first. */
export function structuresIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, held]) => structuresIn(held, path ? `${path}.${key}` : key));
  return path ? [path, ...inner] : inner;
}

/** The answer with what stands at these paths as JSON in a text, the deepest first. T6 */
export function spelledAt(fields: Values, paths: readonly string[]): Values {
  const deepest = paths.toSorted((one, other) => other.split('.').length - one.split('.').length);
  return deepest.reduce((changed, path) => replaceAt(changed, path.split('.')) as Values, fields);
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  if (Array.isArray(value)) return value.map((item, nth) => (String(nth) === key ? replaceAt(item, rest) : item));
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, name === key ? replaceAt(held, rest) : held]),
  );
}
