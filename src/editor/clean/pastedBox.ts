import type { Declarations } from '../document/declarations.ts';
import { isSeen } from '../document/readBox.ts';

/** How a template lays its boxes out; any other page's layout is no part of what was copied. */
const LAYOUT = /^(?:display|flex|flex-.*|justify-content|align-(?:items|self)|vertical-align|box-sizing)$/;
const DISPLAYS = /^(?:inline-block|flex|inline-flex)$/;
/** What a box keeps of its look; the rest is said of the text in it, or of the page around it. */
const KEPT =
  /^(?:background(?:-color|-image|-size|-repeat|-position)?|border(?:-.+)?|box-shadow|padding(?:-.+)?|margin(?:-.+)?|(?:max-)?width|color|ground|font-(?:size|family|weight|style)|text-(?:align|indent)|line-height|letter-spacing)$/;
/** Wider than a phone is a page's own column. */
const WIDEST = 320;

const BOXES = /^(?:section|div|article|aside|header|footer|main)$/;

/** Whether an element is one that may stand around others as a box. */
export const mayBeBox = (element: Element): boolean => BOXES.test(element.localName);

/** The layout of an element that may be a box, as it was written. */
export const layoutOf = (style: Declarations): Declarations =>
  Object.fromEntries(
    Object.entries(style)
      .map(([name, value]) => [name, value.replace(/\s*!important$/i, '')] as const)
      .filter(([name, value]) => LAYOUT.test(name) && (name !== 'display' || DISPLAYS.test(value))),
  );

/** A look without what lays boxes out: that of a paragraph, which is as wide as it can be. */
export const withoutLayout = (style: Declarations): Declarations =>
  Object.fromEntries(
    Object.entries(style).filter(([name]) => !LAYOUT.test(name) && !(name === 'width' && isInLine(style))),
  );

const hasPadding = (style: Declarations): boolean => Object.keys(style).some((name) => name.startsWith('padding'));

const isFlex = (style: Declarations): boolean => /flex$/.test(style.display ?? '');

/** Whether such an element stays a box: a ground or a line is seen, a template's `section` sets its text in. */
export const isPastedBox = (element: Element, style: Declarations): boolean =>
  mayBeBox(element) && (isSeen(style) || (element.localName === 'section' && hasPadding(style)));

/** Whether it lays out side by side what is drawn: lines around a title, columns with a ground. */
export const isPastedRow = (element: Element, style: Declarations, styleOf: (of: Element) => Declarations): boolean =>
  element.localName === 'section' &&
  isFlex(style) &&
  [...element.querySelectorAll('section')].some((inner) => isSeen(styleOf(inner)));

/** What stays of a box's look. */
export const boxLook = (style: Declarations): Declarations =>
  Object.fromEntries(
    Object.entries(style).filter(([name, value]) =>
      LAYOUT.test(name) ? name !== 'box-sizing' || style.width !== undefined : KEPT.test(name) && fits(name, value),
    ),
  );

const fits = (name: string, value: string): boolean =>
  !name.endsWith('width') || name.startsWith('border') || !(Number.parseFloat(value) > WIDEST);

/** Whether it stands in a line, with text or its like beside it: the alignment around it moves it. */
export const isInLine = (style: Declarations): boolean => /^inline/.test(style.display ?? '');
