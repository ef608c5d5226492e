import type { Values } from '#providers/data/calls.ts';
import { createStore } from '../createStore.ts';
import { shownFields } from '../logic/shownFields.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { droppedBy } from './droppedBy.ts';
import { formFields } from './formValues.ts';
import { sameIn } from './sameIn.ts';

/** What {@link createChanges} gives back. */
export type Changes = ReturnType<typeof createChanges>;

/**
 * Which fields of a form differ from what it started with, kept beside the form: typed and put back is clean.
 *
 * @param form the fields that may be changed, and when they are in sight.
 */
export function createChanges(resource: Resource, form: FormDeclaration, start: Values) {
  const same = sameIn(resource);
  const names = formFields(form);
  const differing = new Set<string>();
  const shown = createStore<readonly string[]>([]);
  const dropped = createStore<readonly string[]>([]);
  let baseline = start;

  /** Looks at these fields alone, so that a key press costs one comparison. */
  function compare(some: readonly string[], values: Values) {
    for (const name of some) {
      if (!names.includes(name)) continue;
      if (same(name, values[name], baseline[name])) differing.delete(name);
      else differing.add(name);
    }
    const inSight = shownFields(names, form.when, values);
    const next = names.filter((name) => differing.has(name) && inSight.has(name));
    if (next.join() !== shown.get().join()) shown.set(next);
    const lost = droppedBy(resource, form, baseline, values);
    if (lost.join() !== dropped.get().join()) dropped.set(lost);
  }

  return {
    /** Those in sight, in the order of the form: what a save would change. The very same list while nothing changes. */
    shown,
    /** What is filled in and would not be sent, in words: fields out of sight, variants that are not the chosen one. */
    dropped,
    /** All of them: what was typed into a field that is hidden now, too. */
    all: (): readonly string[] => names.filter((name) => differing.has(name)),
    baseline: () => baseline,
    compare,
    /** From now on everything is compared with another baseline. */
    rebase(next: Values, values: Values) {
      baseline = next;
      compare(names, values);
    },
  };
}
