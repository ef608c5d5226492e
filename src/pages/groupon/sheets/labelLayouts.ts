/** Sheets of labels and rolls that labels are printed on; lengths in millimetres. GD-D5 */
export interface LabelLayout {
  readonly name: string;
  readonly columns: number;
  /** Down one page; a roll has one label to a page. */
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** How many lines of text stand below the name, and how many Chinese characters in one of them. */
  readonly lines: number;
  readonly characters: number;
}

/** All of them, as they are sold: 99.1 × 38.1 and 63.5 × 33.9 on A4, rolls 58 and 80 wide. GD-D5 */
export const labelLayouts = {
  a4x14: { name: 'A4 2×7', columns: 2, rows: 7, width: 99.1, height: 38.1, lines: 5, characters: 24 },
  a4x24: { name: 'A4 3×8', columns: 3, rows: 8, width: 63.5, height: 33.9, lines: 4, characters: 15 },
  roll58: { name: '热敏纸 58 mm', columns: 1, rows: 1, width: 58, height: 40, lines: 5, characters: 12 },
  roll80: { name: '热敏纸 80 mm', columns: 1, rows: 1, width: 80, height: 50, lines: 7, characters: 18 },
} as const satisfies Readonly<Record<string, LabelLayout>>;

export type LabelPaper = keyof typeof labelLayouts;
