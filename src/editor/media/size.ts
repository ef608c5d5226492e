import { type Attributes, styleOf, withAttributes, withStyle } from './attributes.ts';

const DIGITS = /^\d{1,4}$/;

/** How wide it is said to be, in px; undefined for as wide as it is, or in another measure. */
export function widthOf(attributes: Attributes): number | undefined {
  const { width = attributes.width ?? '' } = styleOf(attributes);
  const px = width.replace(/px$/, '');
  return DIGITS.test(px) && Number(px) > 0 ? Number(px) : undefined;
}

/** Makes it so many px wide, its height following; undefined lets it be as large as it is. */
export function withWidth(attributes: Attributes, px: number | undefined): Attributes {
  const unstyled = withStyle(attributes, { width: undefined, height: undefined });
  return withAttributes(unstyled, { width: px === undefined ? undefined : String(Math.round(px)), height: undefined });
}

/** Of what a merchant types: a whole number of px, nothing, or something that is no width. */
export function readWidth(text: string): { readonly px: number | undefined } | undefined {
  const digits = text.normalize('NFKC').trim().replace(/px$/i, '');
  if (digits === '') return { px: undefined };
  return DIGITS.test(digits) && Number(digits) > 0 ? { px: Number(digits) } : undefined;
}
