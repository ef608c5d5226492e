import type { Values } from '#providers/data/calls.ts';
import type { Changes } from '../form/createChanges.ts';
import type { Typed } from './createDraftKeeper.ts';
import type { Release } from './createDrafts.ts';

/** What was touched, each field with what it started from; files are no words and stay out. */
export function typedIn(
  changes: Pick<Changes, 'all' | 'baseline'>,
  values: Values,
  releases: readonly Release[],
): Typed {
  const names = changes.all().filter((name) => isPlain(values[name]));
  const pick = (from: Values): Values => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { values: pick(values), base: pick(changes.baseline()), releases };
}

/** Whether a value can be kept as JSON and come back the same. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return plain && Object.values(value).every(isPlain);
}
