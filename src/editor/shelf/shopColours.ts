import { contrastOf } from '../clean/contrast.ts';

/** A colour of the shop by its name; `value` is `#rrggbb`. */
export interface ShopColour {
  readonly name: string;
  readonly value: string;
}

const RED = '#c0392b';

/** What a shop may choose from, beside a colour of its own. */
export const shopColours: readonly ShopColour[] = [
  { name: '红', value: RED },
  { name: '橙', value: '#b45309' },
  { name: '绿', value: '#15803d' },
  { name: '蓝', value: '#1d4ed8' },
  { name: '紫', value: '#7e22ce' },
  { name: '墨', value: '#374151' },
];

/** The colour that was chosen last, as this browser kept it; red where none was. */
export const readShopColour = (kept: unknown): string =>
  typeof kept === 'string' && /^#[\da-f]{6}$/.test(kept) ? kept : RED;

/** The colours of a ready piece: each text can be read on its ground, whatever colour the shop has. */
export interface PieceColours {
  readonly fill: string;
  readonly onFill: string;
  readonly tint: string;
  readonly onTint: string;
}

/** https://www.w3.org/TR/WCAG21/#contrast-minimum */
const READABLE = 4.5;
/** How much of the colour is in its tint. */
const SHARE = 0.08;

/** What follows from a colour; one that is too light for white text has black. */
export const coloursOf = (fill: string): PieceColours => ({
  fill,
  onFill: (contrastOf('#ffffff', fill) ?? 0) >= READABLE ? '#ffffff' : '#000000',
  tint: tintOf(fill),
  onTint: '#262626',
});

const tintOf = (colour: string): string =>
  colour.replace(/[\da-f]{2}/g, (part) =>
    Math.round(255 + (Number.parseInt(part, 16) - 255) * SHARE)
      .toString(16)
      .padStart(2, '0'),
  );
