import { type Declarations, printDeclarations, readDeclarations } from '../document/declarations.ts';
import { isColour } from './contrast.ts';
import { layoutOf, mayBeBox } from './pastedBox.ts';

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
function plainStyle(style: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(style)
      .map(([name, value]) => [name, value.replace(/\s*!important$/i, '')] as const)
      .filter(([name, value]) => !LAYOUT.test(name) && !NOTHING.test(value) && !DEFAULTS[name]?.test(value)),
  );
}

/** What an element may keep beside its look; films and drawings keep all the policy lets them. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  li: ['value'],
  td: ['colspan', 'rowspan', 'align', 'valign', 'width', 'height'],
  th: ['colspan', 'rowspan', 'align', 'valign', 'width', 'height'],
  col: ['span', 'width'],
};
const WHOLE = new Set(['video', 'audio', 'source', 'iframe', 'svg']);
/** Elements that mark text in a way no tool of the editor does: of what is pasted their text stays. */
const UNKNOWN = new Set(
  'abbr acronym bdi bdo big cite dfn kbd q rp rt ruby samp small time tt var wbr label button output meter progress nobr'.split(
    ' ',
  ),
);
/** Sizes 1 to 7 of old HTML, in px. */
const FONT_SIZES = [10, 12, 16, 18, 24, 32, 48];

/** Leaves of every element what the editor knows: looks without a page's defaults, links that lead somewhere. */
export function tidyInline(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName;
    if (element.closest('svg')) continue;
    if (UNKNOWN.has(name)) unwrap(element);
    else if (name === 'font') replaceFont(element);
    else if (name === 'mark') replaceBy(element, 'span', 'background-color:#ffff00');
    else if (!WHOLE.has(name)) tidy(element);
  }
  for (const element of body.querySelectorAll('a:not([href]),span:not([style]),:is(span,b,strong,i,em,u,s):empty')) {
    unwrap(element);
  }
  for (const source of body.querySelectorAll('source')) if (!source.closest('video,audio')) source.remove();
  for (const image of body.querySelectorAll('img')) image.removeAttribute('style');
  for (const element of body.querySelectorAll('b,strong')) if (isUnbold(element)) unwrap(element);
}

function tidy(element: Element): void {
  const kept = KEPT[element.localName] ?? [];
  for (const { name } of [...element.attributes]) {
    if (name !== 'style' && !kept.includes(name)) element.removeAttribute(name);
  }
  const said = element.getAttribute('style');
  if (said === null) return;
  const read = readDeclarations(said.replaceAll(/[\r\n]+/g, ' ')) ?? {};
  // Google's documents wrap all of a copy in a `b` that is none.
  const isNoBold = /^(?:b|strong)$/.test(element.localName) && /^(?:400|normal)$/.test(read['font-weight'] ?? '');
  const plain = { ...coloursOf(element, read), ...plainStyle(read), ...(mayBeBox(element) && layoutOf(read)) };
  write(element, isNoBold ? { 'font-weight': 'normal' } : plain);
}

/** Black on white is what a page has anyway, unless it stands in what has other colours. */
function coloursOf(element: Element, { color, 'background-color': ground }: Declarations): Declarations {
  if (!element.parentElement?.closest('[style*="color"],[style*="background"]')) return {};
  return {
    ...(isColour(color ?? '') && { color }),
    ...(isColour(ground ?? '') && { 'background-color': ground }),
  };
}

function write(element: Element, style: Readonly<Record<string, string>>): void {
  if (Object.keys(style).length > 0) element.setAttribute('style', printDeclarations(style));
  else element.removeAttribute('style');
}

const isUnbold = (element: Element): boolean => element.getAttribute('style') === 'font-weight:normal';

/** Puts what stands in an element in its place. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function replaceFont(element: Element): void {
  const [color, face] = [element.getAttribute('color'), element.getAttribute('face')];
  const size = FONT_SIZES[Number(element.getAttribute('size')) - 1];
  const looks = [
    color && `color:${color}`,
    face && `font-family:${face}`,
    size && `font-size:${size}px`,
    element.getAttribute('style'),
  ];
  replaceBy(element, 'span', looks.filter(Boolean).join(';'));
}

function replaceBy(element: Element, name: string, style: string): void {
  const other = element.ownerDocument.createElement(name);
  write(other, plainStyle(readDeclarations(style) ?? {}));
  other.append(...element.childNodes);
  element.replaceWith(other);
}
