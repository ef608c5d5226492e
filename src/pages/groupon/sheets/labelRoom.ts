import type { LabelPaper } from '#crud/print/papers.ts';

/** How labels are set, in millimetres; `sheets.css` says the same. */
export const HEAD = 9.5;
export const LINE = 4.7;
/** The widest of a Chinese character at 10.5 pt with what paper adds to it. */
const CHARACTER = 3.96;

/** How many lines of text stand below the name of a label, and how many Chinese characters in one of them. GD-D5 */
export interface LabelRoom {
  readonly lines: number;
  readonly characters: number;
}

/** What a label has room for. GD-D5 */
export const roomOn = ({ width, height, inset }: LabelPaper): LabelRoom => ({
  lines: Math.floor((height - 2 * inset.y - HEAD) / LINE),
  characters: Math.floor((width - 2 * inset.x) / CHARACTER),
});
