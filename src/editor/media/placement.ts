import { type Attributes, styleOf, withAttributes, withStyle } from './attributes.ts';

/** How a picture or a film stands in its text. */
export const placements = ['none', 'left', 'right', 'center'] as const;
export type Placement = (typeof placements)[number];

/** What merchants call them. */
export const placementNames: Readonly<Record<Placement, string>> = {
  none: '默认',
  left: '左浮动',
  right: '右浮动',
  center: '居中独占一行',
};

/** The declarations of each; they say the same wherever the article is read, without our style sheet. */
const declared: Readonly<Record<Placement, Readonly<Record<string, string>>>> = {
  none: {},
  left: { float: 'left', margin: '0 1em 0.5em 0' },
  right: { float: 'right', margin: '0 0 0.5em 1em' },
  center: { display: 'block', margin: '0 auto' },
};

const cleared = {
  float: undefined,
  display: undefined,
  margin: undefined,
  'margin-left': undefined,
  'margin-right': undefined,
};

/** How it stands, by its style or by an old-fashioned `align`. */
export function placementOf(attributes: Attributes): Placement {
  const { float, display, margin = '', 'margin-left': left, 'margin-right': right } = styleOf(attributes);
  const old = attributes.align;
  if (float === 'left' || float === 'right') return float;
  const isCentred = /\bauto\b/.test(margin) || (left === 'auto' && right === 'auto');
  if (display === 'block' && isCentred) return 'center';
  return old === 'left' || old === 'right' ? old : 'none';
}

/** Lets it stand another way; what else its style says stays. */
export function withPlacement(attributes: Attributes, placement: Placement): Attributes {
  const { align: _, ...others } = attributes;
  return withStyle(withAttributes(others, {}), { ...cleared, ...declared[placement] });
}
