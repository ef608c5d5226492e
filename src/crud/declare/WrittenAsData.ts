import type { AnyField } from '#fields/Field.ts';
import type { Conditions } from '#providers/access/records.ts';
import type { HabitChanges } from '#schemas/habit/habitOf.ts';
import type { HabitName } from '#schemas/habit/habits.ts';
import type { Naming } from './callsBy.ts';
import type { Declared } from './complete.ts';

/** Who may, where nothing runs: users whose role is below this one. */
export interface RoleRule {
  readonly below: number;
  readonly reason: string;
}

/** Nothing of the kind to records that meet all of these conditions. */
export interface WrittenRecordRule {
  readonly when: Conditions;
  readonly reason: string;
}
type WrittenRule = RoleRule | WrittenRecordRule;
export type WrittenRight = WrittenRule | readonly WrittenRule[];

/** A field as data: its kind and what that kind says. */
export interface WrittenField extends Omit<AnyField, 'access' | 'rule' | 'warn' | 'cell' | 'input'> {
  readonly access?: { readonly see?: RoleRule; readonly change?: RoleRule };
  readonly value?: unknown;
  readonly of?: Readonly<Record<string, WrittenField>>;
  readonly variants?: Readonly<Record<string, WrittenField>>;
}

/** The habit of an applet by its name, or what it does otherwise than that one; the specification's where nothing is said. */
export type WrittenHabit = HabitName | (HabitChanges & { readonly like?: HabitName });

/** Applets that a file describes once, by the name its declarations say. */
export type Applets = Readonly<Record<string, WrittenHabit>>;

/** A declaration that is data from top to bottom: what a `.resource.json` file holds. */
export interface WrittenAsData
  extends Omit<Declared, 'fields' | 'calls' | 'access' | 'rights' | 'actions' | 'removals' | 'order' | 'onSaved'> {
  readonly $schema?: string;
  readonly fields: Readonly<Record<string, WrittenField>>;
  readonly calls: { readonly noun: string; readonly habit?: WrittenHabit; readonly applet?: string } & Naming;
  readonly access?: RoleRule;
  readonly rights?: { readonly create?: RoleRule; readonly update?: WrittenRight; readonly deleteOne?: WrittenRight };
}
