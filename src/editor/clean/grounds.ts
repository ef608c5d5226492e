import { type Declarations, printDeclarations, readDeclarations } from '../document/declarations.ts';
import { contrastOf, isColour } from './contrast.ts';

/** Says beside a text's colour, while a paste is cleaned, on what ground it stood; no browser knows it. */
export const GROUND = 'ground';

const PAGE = '#fff';
/** Below it a text cannot be read on another ground than its own. */
const READABLE = 2;
/** Below it nobody has chosen a colour for a white page. */
const VISIBLE = 1.2;

const styleOf = (element: Element): Declarations => readDeclarations(element.getAttribute('style') ?? '') ?? {};

function write(element: Element, style: Declarations): void {
  if (Object.keys(style).length > 0) element.setAttribute('style', printDeclarations(style));
  else element.removeAttribute('style');
}

/** What of a look is a ground that is known. */
export const groundIn = (style: Declarations): string | undefined =>
  [style['background-color'], style['background-image'], style.background].find((said) => said && isColour(said));

/** The ground an element stands on: its own, or that of what it stands in. */
function groundAt(element: Element | null): string | undefined {
  if (!element || element.localName === 'body') return undefined;
  return groundIn(styleOf(element)) ?? element.getAttribute('bgcolor') ?? groundAt(element.parentElement);
}

/** Notes at every colour of text the ground that makes it readable. */
export function noteGrounds(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="color"]')) {
    const style = styleOf(element);
    const ground = style.color && groundAt(element);
    if (ground) write(element, { ...style, [GROUND]: ground });
  }
}

/**
 * No colour of a text comes without its ground: where that is gone, and the text could not be read without, it stands
 * behind the text itself. A text that is white on nothing has no colour. E5
 */
export function settleGrounds(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]')) {
    const { [GROUND]: noted, ...style } = styleOf(element);
    write(element, style.color === undefined ? style : onGround(style, style.color, noted, groundAt(element)));
  }
}

/** Whether a text of this colour cannot be read on the page, and can on that ground. */
export function isLostWithout(colour: string, ground: string): boolean {
  const contrast = contrastOf(colour, PAGE) ?? READABLE;
  return contrast < READABLE && (contrastOf(colour, ground) ?? 0) > contrast;
}

function onGround(style: Declarations, colour: string, noted: string | undefined, now: string | undefined) {
  if (noted !== undefined && noted === now) return style;
  const contrast = contrastOf(colour, now ?? PAGE) ?? READABLE;
  if (contrast >= (noted === undefined ? VISIBLE : READABLE)) return style;
  if (noted !== undefined && (contrastOf(colour, noted) ?? 0) > contrast) return { ...style, ...groundOf(noted) };
  const { color: _, ...rest } = style;
  return rest;
}

const groundOf = (noted: string): Declarations =>
  /gradient/i.test(noted) ? { background: noted } : { 'background-color': noted };
