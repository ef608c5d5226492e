import type { Area } from '../Area.ts';
import type { Table } from '../Table.ts';

/** Something a merchant may do to a table where the chosen cells are. */
export interface Action {
  /** As it reads in its menu. */
  name(area: Area): string;
  /** The table after it; undefined when nothing is left of it. */
  run(table: Table, area: Area): Table | undefined;
  /** Why it cannot be done now; undefined where it can. */
  refusal?(table: Table, area: Area): string | undefined;
  /** Whether it is on; left out for what is done once. */
  isOn?(table: Table, area: Area): boolean;
}

/** Refuses with one sentence unless a condition holds. */
export const unless =
  (holds: (table: Table, area: Area) => boolean, reason: string) =>
  (table: Table, area: Area): string | undefined =>
    holds(table, area) ? undefined : reason;
