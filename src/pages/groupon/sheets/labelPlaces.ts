import type { LabelLayout } from './labelLayouts.ts';

const A4 = { width: 210, height: 297 };
/** Between two columns on a sheet of labels. */
const GAP = 2.5;

/** `99.1`, `58`. */
export const millimetres = (length: number): string => String(Math.round(length * 100) / 100);

/** Where the labels of a page stand, as CSS variables in millimetres: their size, and what is left around them. */
export function placeOnPage({ columns, rows, width, height }: LabelLayout): Readonly<Record<`--${string}`, string>> {
  const alone = columns * rows === 1;
  const side = alone ? 0 : (A4.width - columns * width - (columns - 1) * GAP) / 2;
  const top = alone ? 0 : (A4.height - rows * height) / 2;
  return {
    '--label-columns': String(columns),
    '--label-width': `${millimetres(width)}mm`,
    '--label-height': `${millimetres(height)}mm`,
    '--label-gap': `${GAP}mm`,
    '--label-page': `${millimetres(alone ? width : A4.width)}mm`,
    '--label-side': `${millimetres(side)}mm`,
    '--label-top': `${millimetres(top)}mm`,
  };
}
