import type { DataRecord } from '#providers/data/calls.ts';
import type { ListDeclaration } from '../Resource.ts';
import type { RowVerbs } from './rowVerbs.ts';

const SELECT_PX = 44;
const MORE_PX = 44;
const CHARACTER_PX = 14;
const BUTTON_PX = 22;
const PADDING_PX = 24;
/** Labels may differ from record to record; these many are looked at. */
const SAMPLE = 20;

/** The columns of the table's grid: the tick, the fields, the buttons as wide as their words. */
export function tracksOf(
  columns: ListDeclaration['columns'],
  { inline, more }: RowVerbs,
  records: readonly DataRecord[],
  selection: object | undefined,
): string {
  const sample = records.slice(0, SAMPLE);
  const buttons = inline.map(({ label }) => {
    const letters = Math.max(2, ...sample.map((record) => [...label(record)].length));
    return letters * CHARACTER_PX + BUTTON_PX;
  });
  const behind = more.length > 0 ? MORE_PX : 0;
  const width = buttons.reduce((sum, button) => sum + button, behind + PADDING_PX);
  return [
    ...(selection ? [`${SELECT_PX}px`] : []),
    ...columns.map(({ size }) => size),
    ...(inline.length + more.length > 0 ? [`${width}px`] : []),
  ].join(' ');
}
