import { type Declarations, readDeclarations } from './declarations.ts';
import type { Box } from './Piece.ts';
import type { TopNodes } from './topNodesOf.ts';

/** Elements that may stand around blocks, and say no more than how those look. */
const BOXES = new Set(
  'address article aside blockquote center dd div dl dt footer header li main nav ol section span strong b em i u ul'.split(
    ' ',
  ),
);

/** What some of them say by their name. */
const ownStyle: Readonly<Record<string, Declarations>> = {
  center: { 'text-align': 'center' },
  strong: { 'font-weight': 'bold' },
  b: { 'font-weight': 'bold' },
  em: { 'font-style': 'italic' },
  i: { 'font-style': 'italic' },
  u: { 'text-decoration': 'underline' },
};

/** What is seen though nothing stands in it. */
const SEEN = /^(?:background|border(?!-(?:collapse|spacing))|box-shadow|outline)/;

/** Whether such a style draws something: a ground, a line. */
export const isSeen = (style: Declarations): boolean =>
  Object.entries(style).some(([name, value]) => SEEN.test(name) && !/^(?:none|transparent|0(?:px)?)$/.test(value));

/** The element that may be a box around what stands in it; undefined for what can be none. */
export function boxElement({ nodes: [node, ...others] }: TopNodes): Element | undefined {
  return others.length === 0 && node instanceof Element && BOXES.has(node.localName) ? node : undefined;
}

/** A box as it is written, `gap` being the white space before it and `tail` that before its end. */
export function boxOf(element: Element, id: string, gap: string, tail: string): Box {
  const tag = element.localName;
  const close = `</${tag}>`;
  const shell = element.cloneNode(false);
  const open = shell instanceof Element ? shell.outerHTML.slice(0, -close.length) : '';
  return { id, tag, open: gap + open, close: tail + close, style: styleOf(element) };
}

function styleOf(element: Element): Declarations {
  const align = element.getAttribute('align');
  return {
    ...ownStyle[element.localName],
    ...(align && { 'text-align': align }),
    ...readDeclarations(element.getAttribute('style') ?? ''),
  };
}

/** Whether an element is empty and seen all the same: typing into it would be no text anybody wants. */
export const isDecoration = (element: Element): boolean =>
  element.childNodes.length === 0 &&
  /^(?:section|div)$/.test(element.localName) &&
  isSeen(readDeclarations(element.getAttribute('style') ?? '') ?? {});
