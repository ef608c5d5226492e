import type { Values } from '#providers/data/calls.ts';
import { createStore, type Store } from '../createStore.ts';
import { shownFields } from '../logic/shownFields.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { droppedBy } from './droppedBy.ts';
import { formFields } from './formValues.ts';
import { sameIn } from './sameIn.ts';

/** Which fields of a form differ from what it started with, kept beside the form: typed and put back is clean. */
export interface Changes {
  /** Those in sight, in the order of the form: what a save would change. The very same list while nothing changes. */
  readonly shown: Pick<Store<readonly string[]>, 'get' | 'subscribe'>;
  /** What is filled in and would not be sent, in words: fields out of sight, variants that are not the chosen one. */
  readonly dropped: Pick<Store<readonly string[]>, 'get' | 'subscribe'>;
  /** All of them: what was typed into a field that is hidden now, too. */
  all(): readonly string[];
  baseline(): Values;
  /** Looks at these fields alone, so that a key press costs one comparison. */
  compare(names: readonly string[], values: Values): void;
  /** From now on everything is compared with another baseline. */
  rebase(baseline: Values, values: Values): void;
}

/** @param form the fields that may be changed, and when they are in sight. */
export function createChanges(resource: Resource, form: FormDeclaration, start: Values): Changes {
  const same = sameIn(resource);
  const names = formFields(form);
  const differing = new Set<string>();
  const shown = createStore<readonly string[]>([]);
  const dropped = createStore<readonly string[]>([]);
  let baseline = start;

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
    shown,
    dropped,
    all: () => names.filter((name) => differing.has(name)),
    baseline: () => baseline,
    compare,
    rebase(next, values) {
      baseline = next;
      compare(names, values);
    },
  };
}
