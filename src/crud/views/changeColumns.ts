import type { ColumnSettings, SetColumn } from './columns.ts';

/** The same columns with one shown or hidden. */
export const toggleColumn = (columns: readonly SetColumn[], field: string): ColumnSettings =>
  settingsOf(columns.map((each) => (each.field === field && !each.fixed ? { ...each, shown: !each.shown } : each)));

/** The same columns with one a step nearer to the front (-1) or the back (1). */
export function moveColumn(columns: readonly SetColumn[], field: string, step: -1 | 1): ColumnSettings {
  const from = columns.findIndex((each) => each.field === field);
  const moved = [...columns];
  const [column] = moved.splice(from, 1);
  if (column) moved.splice(Math.max(0, from + step), 0, column);
  return settingsOf(moved);
}

const settingsOf = (columns: readonly SetColumn[]): ColumnSettings => ({
  order: columns.map(({ field }) => field),
  hidden: columns.filter(({ shown }) => !shown).map(({ field }) => field),
});
