/** One cell on its way into a sheet: a number can be added up there, a text stays as it is. */
export type SheetCell = string | number;

export interface SheetColumn {
  readonly heading: string;
  /** Its texts are digits and signs (phones, amounts): none of them can be mistaken for a formula that does harm. */
  readonly figures?: boolean;
}

/** What is written into one sheet; every row is as long as there are columns. */
export interface Sheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** What was read from one sheet: texts in rows, the headings first, as ragged as the file was. */
export type Grid = readonly (readonly string[])[];

/** The two kinds of file a sheet is written as. */
export type SheetFormat = 'xlsx' | 'csv';
