import type { Sheet, SheetCell, SheetColumn } from '#crud/transfer/sheet/Sheet.ts';
import { columns } from './columns.ts';
import { enrolmentTable, lineTable } from './enrolmentTables.ts';
import { matrixTables } from './matrix.ts';
import { headOf, onlyPart, type SheetTable, type TableColumn } from './SheetTable.ts';
import { type Ground, type SheetKind, sheetKinds, sheetNames, tablesOf } from './sheets.ts';
import { stockTable } from './stock.ts';

/** Sheets to be written, made only when their turn has come. */
export type SheetMaker = () => readonly Sheet[];

/** One of the sheets of a day, for a file; what buyers wrote below 备货单 is a sheet of its own. GD-E5 */
export const sheetMaker =
  (kind: SheetKind, ground: Ground): SheetMaker =>
  () => {
    const name = sheetNames(ground.day)[kind];
    const { unit } = ground.day;
    if (kind === 'sorting') return [sheetOf(joined(tablesOf.sorting(ground)), name, unit)];
    // A screen has room for every product side by side.
    const tables = kind === 'matrix' ? matrixTables(ground.day, ground.parties, Infinity) : tablesOf[kind](ground);
    return tables.map((table) => sheetOf(table, table.title || name, unit));
  };

/** 报名明细, 明细行 and 备货汇总. GD-E5 */
export const enrolmentMakers = ({ day, boxes }: Ground): readonly SheetMaker[] => [
  () => [sheetOf(enrolmentTable(day), '报名明细', day.unit)],
  () => [sheetOf(lineTable(day), '明细行', day.unit)],
  () => [sheetOf(stockTable(day, boxes), '备货汇总', day.unit)],
];

/** Every sheet of a day. */
export const allMakers = (ground: Ground): readonly SheetMaker[] =>
  sheetKinds.map((kind) => sheetMaker(kind, { ...ground, supplier: false }));

/** The parts of 分拣单 one below the other, each row with its product. */
function joined(tables: readonly SheetTable[]): SheetTable {
  const rows = tables.flatMap(({ key, title, rows }) =>
    rows.map((row) => ({ ...row, key: `${key} ${row.key}`, cells: [title, ...row.cells] })),
  );
  return { key: 'joined', ...onlyPart, columns: [columns.product, ...(tables[0]?.columns ?? [])], rows, total: [] };
}

/** What a spreadsheet gets of a table: no boxes to tick, and what buyers wrote in a column of its own. GD-E8 */
function sheetOf({ columns, rows, total }: SheetTable, name: string, unit: string | undefined): Sheet {
  const kept = columns.flatMap((column, at) => (column.kind === 'tick' ? [] : [{ ...column, at }]));
  const below = rows.some(({ comment }) => comment !== undefined);
  const line = (cells: readonly SheetCell[], comment: string): readonly SheetCell[] => [
    ...kept.map(({ at, kind }) => (kind === 'called' ? numberIn(cells[at] ?? '') : (cells[at] ?? ''))),
    ...(below ? [comment] : []),
  ];
  return {
    name,
    columns: [...kept.map((column) => columnOf(column, unit)), ...(below ? [{ heading: '备注', marked: true }] : [])],
    rows: [
      ...rows.map(({ cells, comment = '' }) => line(cells, comment)),
      ...(total.length > 0 ? [line(total, '')] : []),
    ],
  };
}

/** One pick-up number can be sorted by; several are a text. */
const numberIn = (cell: SheetCell): SheetCell => (/^\d+$/.test(String(cell)) ? Number(cell) : cell);

const columnOf = (column: TableColumn, unit: string | undefined): SheetColumn => ({
  heading: headOf(column, unit),
  figures: column.kind === 'figures',
  amounts: column.kind === 'amount',
  marked: column.kind === 'comment',
});
