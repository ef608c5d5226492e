import type { Declarations } from '../document/declarations.ts';

/** What a browser writes onto copied text though nobody has chosen it, by property. */
const DEFAULTS: Readonly<Record<string, RegExp>> = {
  color: /^(?:#000|#000000|black|windowtext|rgb\(0, 0, 0\)|currentcolor)$/i,
  'background-color': /^(?:#fff|#ffffff|white|transparent|rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/i,
  background: /^(?:#fff|#ffffff|white|transparent|none|rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/i,
  'text-align': /^(?:start|left)$/,
  'text-decoration': /^none\b(?!.*line)/,
  'max-width': /^100%$/,
  'min-width': /^(?:0|auto)/,
  'min-height': /^(?:0|auto)/,
  'font-weight': /^(?:400|normal)$/,
};
const NOTHING = /^(?:normal|none|auto|initial|inherit|unset|revert|medium|baseline|0(?:px|em|%)?(?: 0(?:px|em|%)?)*)$/i;
/** How a page lays its own boxes out is no part of what was copied. */
const LAYOUT =
  /^(?:display|float|clear|box-sizing|overflow|overflow-[xy]|overflow-wrap|word-wrap|word-break|white-space|flex|flex-.*|align-.*|justify-.*|order|gap|.*-gap|columns|column-.*|direction|unicode-bidi|writing-mode|hyphens|line-break|text-transform|outline|quotes|orphans|widows|font-variant|font-stretch|font|text-emphasis)$/;

/** What is left of a copied look once the page it came from is taken out of it. */
export function plainStyle(style: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(style)
      .map(([name, value]) => [name, value.replace(/\s*!important$/i, '')] as const)
      .filter(([name, value]) => !LAYOUT.test(name) && !NOTHING.test(value) && !DEFAULTS[name]?.test(value)),
  );
}
