import type { Values } from '#providers/data/calls.ts';
import { createStore, type Store } from '../createStore.ts';
import type { Draft, Release } from '../drafts/createDrafts.ts';
import { mergeRecord, type Same } from '../merge/mergeRecord.ts';
import type { Changes } from './createChanges.ts';
import type { FieldValues } from './createFieldValues.ts';

/** A field that holds what the merchant typed while somebody else has put something different there. */
export interface Conflict {
  /** Theirs, as it stands in a form. */
  readonly value: unknown;
  /** Who they are: another hand that has saved, or the merchant's own draft. */
  readonly from: 'elsewhere' | 'draft';
}

interface Dependencies {
  readonly held: Pick<FieldValues, 'get' | 'put' | 'flush'>;
  readonly changes: Changes;
  readonly releases: Store<readonly Release[]>;
  readonly same: Same;
  /** The fields that may be changed. */
  readonly names: readonly string[];
  /** The form holds other values now. */
  readonly onChange: () => void;
}

/** Lets what comes from elsewhere into a form without touching what the merchant typed. */
export function createMerge({ held, changes, releases, same, names, onChange }: Dependencies) {
  const { get: values, put, flush } = held;
  const conflicts = createStore<ReadonlyMap<string, Conflict>>(new Map());
  const asked = new WeakSet<Conflict>();
  const without = (field: string) => new Map([...conflicts.get()].filter(([name]) => name !== field));

  /** Whether there is anything to choose: a field that says the same as theirs is settled. */
  const isOpen = ([name, { value }]: readonly [string, Conflict]) => !same(name, values()[name], value);

  /** Conflicts that are new, beside those that are still open. */
  function tell(found: readonly string[], theirs: Values, from: Conflict['from']) {
    const open = [...conflicts.get()].filter(isOpen);
    conflicts.set(new Map([...open, ...found.map((name) => [name, { value: theirs[name], from }] as const)]));
  }

  return {
    conflicts,
    /** A fresh answer: it goes into every field that was left alone, and is what the form is compared with from now on. */
    takeAnswer(theirs: Values) {
      flush();
      const merged = mergeRecord(changes.baseline(), values(), theirs, same);
      put(merged.values);
      changes.rebase(theirs, values());
      tell(merged.conflicts, theirs, 'elsewhere');
      onChange();
    },
    /**
     * What has to be asked before a save, whenever it came in: a note at a field far below may not have been seen. N1
     *
     * @returns the fields in sight that still hold mine; each of these conflicts once.
     */
    ask(): readonly string[] {
      const open = [...conflicts.get()].filter(
        ([name, conflict]) => !asked.has(conflict) && changes.shown.get().includes(name),
      );
      for (const [, conflict] of open) asked.add(conflict);
      return open.map(([name]) => name);
    },
    /** A draft: into what has been typed since, over what it was written upon. Gives back how to take it out again. */
    takeDraft({ values: typed, base, releases: released }: Draft) {
      flush();
      const before = values();
      const saved = changes.baseline();
      const restored = mergeRecord(pick(base, names), pick(typed, names), saved, same);
      const merged = mergeRecord(saved, values(), restored.values, same);
      put(merged.values);
      releases.set([...releases.get(), ...released]);
      changes.compare(names, values());
      tell(restored.conflicts, saved, 'elsewhere');
      tell(merged.conflicts, restored.values, 'draft');
      onChange();
      const after = values();
      return () => {
        flush();
        // What was typed after it stays.
        put(mergeRecord(after, values(), before, same).values);
        releases.set(releases.get().filter((release) => !released.includes(release)));
        changes.compare(names, values());
        conflicts.set(new Map());
        onChange();
      };
    },
    takeTheirs(field: string) {
      const conflict = conflicts.get().get(field);
      if (!conflict) return;
      put({ [field]: conflict.value });
      releases.set(releases.get().filter((release) => release.field !== field));
      changes.compare([field], values());
      conflicts.set(without(field));
      onChange();
    },
    keepMine: (field: string) => conflicts.set(without(field)),
    /** After the merchant has changed these fields. */
    settle(fields: readonly string[]) {
      const all = [...conflicts.get()];
      const open = all.filter((each) => !fields.includes(each[0]) || isOpen(each));
      if (open.length < all.length) conflicts.set(new Map(open));
    },
  };
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
