import { isRecord } from '#schemas/codecs/isRecord.ts';
import { fieldOf, type ListDeclaration, type Resource } from '../Resource.ts';

/** How a merchant has set the columns of one list; fields are held by the names they had then. */
export interface ColumnSettings {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

type Columns = ListDeclaration['columns'];

/** A column as the settings show it; the one that names a record cannot go. */
export interface SetColumn {
  readonly field: string;
  readonly size: string;
  readonly shown: boolean;
  readonly fixed: boolean;
}

const VERSION = 1;
export const asDeclared: ColumnSettings = { order: [], hidden: [] };

/** What this browser kept, whatever wrote it; anything unreadable is as declared. */
export function readColumns(kept: unknown): ColumnSettings {
  if (!isRecord(kept) || kept.version !== VERSION) return asDeclared;
  return { order: textsIn(kept.order), hidden: textsIn(kept.hidden) };
}

export const writeColumns = (settings: ColumnSettings) => ({ version: VERSION, ...settings });

/**
 * Every column of a list in the merchant's order.
 *
 * A renamed field keeps its place, one that is gone is dropped, a new one stands where the declaration puts it: behind
 * the column that is declared before it.
 */
export function setColumns(resource: Resource, { order, hidden }: ColumnSettings): readonly SetColumn[] {
  const { columns, title } = resource.list;
  const called = (column: Columns[number]) => [column.field, ...(fieldOf(resource, column.field).was ?? [])];
  const placed = order.flatMap((name) => columns.find((column) => called(column).includes(name)) ?? []);
  const arranged: Columns[number][] = [...new Set(placed)];
  for (const [index, column] of columns.entries()) {
    if (arranged.includes(column)) continue;
    const before = columns[index - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, column);
  }
  return arranged.map((column) => ({
    ...column,
    fixed: column.field === title,
    shown: column.field === title || !called(column).some((name) => hidden.includes(name)),
  }));
}

/** The columns in sight. */
export const shownColumns = (resource: Resource, settings: ColumnSettings): Columns =>
  setColumns(resource, settings).flatMap(({ field, size, shown }) => (shown ? [{ field, size }] : []));

/** The texts in what should be a list of them. */
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
