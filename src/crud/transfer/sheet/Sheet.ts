/** One cell on its way into a sheet: a number can be added up there, a text stays as it is. */
export type SheetCell = string | number;

export interface SheetColumn {
  readonly heading: string;
  /** Its texts are digits and signs, such as phones: those of them that really are need no guard. */
  readonly figures?: boolean;
  /** Its texts are decimal amounts: Excel gets numbers where it can hold them exactly. */
  readonly amounts?: boolean;
  /** What is not empty in it is coloured, where the file has colours. */
  readonly marked?: boolean;
}

/** What is written into one sheet; every row is as long as there are columns. */
export interface Sheet {
  /** What its tab is called, where a file has several. */
  readonly name?: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** What was read from one sheet: texts in rows, the headings first, as ragged as the file was. */
export type Grid = readonly (readonly string[])[];

/** One sheet of a file that was read. */
export interface SheetTab {
  readonly name: string;
  readonly hidden: boolean;
  readonly grid: Grid;
  /** The last rows of cells that span several; each row has what the whole says. */
  readonly merged: readonly number[];
}

/** The two kinds of file a sheet is written as. */
export type SheetFormat = 'xlsx' | 'csv';
