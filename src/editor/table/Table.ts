import type { ChartSettings } from './chart/ChartSettings.ts';

/** Attributes of an element in the order they stand; what the editor does not know stays as it was. E12 */
export type Attributes = Readonly<Record<string, string>>;

/** A cell by where its first row and column are, counted from 0, and by how many of them it takes. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly rowspan: number;
  readonly colspan: number;
  /** A `th`; else a `td`. */
  readonly header: boolean;
  /** Clean HTML of what stands in it. */
  readonly html: string;
  /** All but the spans. */
  readonly attributes: Attributes;
}

/** `thead`, `tbody` or `tfoot`: no cell reaches from one into another. */
export interface Part {
  readonly tag: 'thead' | 'tbody' | 'tfoot';
  readonly attributes: Attributes;
}

export interface Row {
  /** Which of the table's parts it stands in. */
  readonly part: number;
  readonly attributes: Attributes;
}

export interface Caption {
  readonly html: string;
  readonly attributes: Attributes;
}

/** A chart drawn from the table, and how it looks to a reader without scripts. */
export interface TableChart {
  readonly settings: ChartSettings;
  /** An `svg` element, empty while nothing is drawn. */
  readonly svg: string;
}

/**
 * A table as a value: a rectangle of rows and columns that its cells cover without holes or overlaps.
 *
 * Cells stand in reading order. Operations give new tables and never exceed `limits.table`. E8
 */
export interface Table {
  readonly attributes: Attributes;
  readonly caption: Caption | undefined;
  /** One for each column: what its `col` says. */
  readonly columns: readonly Attributes[];
  readonly parts: readonly Part[];
  readonly rows: readonly Row[];
  readonly cells: readonly Cell[];
  /** Its readers may sort it. */
  readonly sortable: boolean;
  readonly striped: boolean;
  readonly chart: TableChart | undefined;
  /** The HTML it was read from, to the letter, as long as nothing in it has changed. E12 */
  readonly source: string | undefined;
}

/** A table after a change: no longer what it was read from. */
export const revise = (table: Table, changes: Partial<Table>): Table => ({ ...table, ...changes, source: undefined });

/** In reading order: row by row, from left to right. */
export const inOrder = (cells: readonly Cell[]): readonly Cell[] =>
  [...cells].sort((a, b) => a.row - b.row || a.column - b.column);

/** What an empty cell holds: a line to type in. */
export const EMPTY = '<br>';

/** An empty cell of one row and one column. */
export const emptyCell = (row: number, column: number, header = false): Cell => ({
  row,
  column,
  rowspan: 1,
  colspan: 1,
  header,
  html: EMPTY,
  attributes: {},
});
