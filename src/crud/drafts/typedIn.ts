import type { Values } from '#providers/data/calls.ts';
import type { Changes } from '../form/createChanges.ts';
import type { Typed } from './createDraftKeeper.ts';

/** What was touched, each field with what it started from; files are no words and stay out. */
export function typedIn(
  changes: Pick<Changes, 'all' | 'baseline'>,
  values: Values,
  { releases, attempt }: Pick<Typed, 'releases' | 'attempt'>,
): Typed {
  const touched = changes.all();
  const names = touched.filter((name) => isPlain(values[name]));
  const pick = (from: Values): Values => Object.fromEntries(names.map((name) => [name, from[name]]));
  return {
    ...{ values: pick(values), base: pick(changes.baseline()), releases },
    ...(attempt && { attempt }),
    ...(names.length < touched.length && { partly: true }),
  };
}

/** Whether a value can be kept as JSON and come back the same. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return plain && Object.values(value).every(isPlain);
}
