import { headed } from '#fields/money/headed.ts';

/** What stands in a column, which decides how it is drawn and what a spreadsheet makes of it. */
export type ColumnKind =
  | 'text'
  /** The number called out at the pick-up, large. GD-D2 */
  | 'called'
  | 'name'
  | 'count'
  /** A decimal text in the shop's own unit. */
  | 'amount'
  /** Digits and signs that are no quantity: a phone, an id, the end of a phone. */
  | 'figures'
  /** A buyer's words, highlighted. GD-E8 */
  | 'comment'
  /** Left empty, to be ticked or signed on paper. */
  | 'tick'
  | 'signature';

export interface TableColumn {
  readonly heading: string;
  readonly kind: ColumnKind;
}

/** What stands over a column; over amounts with their unit. */
export const headOf = ({ heading, kind }: TableColumn, unit: string | undefined): string =>
  headed(heading, kind === 'amount' ? unit : '');

/** One cell: a number can be added up, a text stays as it is. */
export type TableCell = string | number;

export interface TableRow {
  readonly key: string;
  /** One for each column. */
  readonly cells: readonly TableCell[];
  /** What the buyer wrote, where no column holds it: it stands below the row. GD-E8 */
  readonly comment?: string;
}

/** A part of a sheet: rows under one row of headings. */
export interface SheetTable {
  readonly key: string;
  /** What the rows have in common, such as the product of a part; empty where the sheet has one part only. */
  readonly title: string;
  /** Beside the title: how much it is in all. */
  readonly note: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** The last row; empty where there is nothing to add up. */
  readonly total: readonly TableCell[];
}

/** What a table says that is the only part of its sheet: the sheet's name is enough. */
export const onlyPart = { title: '', note: '' } as const;
