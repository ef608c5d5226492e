import type { Values } from '#providers/data/calls.ts';
import type { When } from '../Resource.ts';

/**
 * Which of these fields are in sight, resolved at once: a field whose condition rests on one that is hidden is hidden,
 * too. The order of the names, and of what was typed, plays no part. G4
 */
export function shownFields(names: readonly string[], when: When = {}, values: Values): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const isShown = (name: string): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const conditions = Object.entries(when[name] ?? {});
    const shown = conditions.every(([on, allowed]) => isShown(on) && allowed.includes(values[on]));
    known.set(name, shown);
    return shown;
  };
  return new Set(names.filter(isShown));
}

/** The fields a field's being in sight depends on, near and far. */
export function dependenciesOf(name: string, when: When = {}): readonly string[] {
  const direct = Object.keys(when[name] ?? {});
  return [...new Set(direct.flatMap((on) => [on, ...dependenciesOf(on, when)]))];
}
