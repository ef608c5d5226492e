import { printDeclarations, readDeclarations } from '../document/declarations.ts';
import { inPixels } from './officeStyle.ts';

const LEVEL = /mso-list\s*:\s*(l\d+)\s+level(\d+)/i;
const MARKER = /mso-list\s*:\s*ignore/i;
/** How far Word puts an item in that says nothing of it, in px: its style does. */
const USUAL_INDENT = 48;

/** A paragraph that an office program shows as an item. */
export interface OfficeItem {
  readonly list: string;
  readonly level: number;
  /** From the margin to its text, in px. */
  readonly indent: number;
  /** What is typed in front of it. */
  readonly sign: string;
}

/** Takes the sign out of a paragraph that is an item; undefined for any other. */
export function takeItem(paragraph: Element): OfficeItem | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const [, list, level] = LEVEL.exec(style) ?? [];
  if (list === undefined || level === undefined) return undefined;
  const marker = [...paragraph.querySelectorAll('[style]')].find((span) =>
    MARKER.test(span.getAttribute('style') ?? ''),
  );
  const sign = (marker?.textContent ?? '').trim();
  marker?.remove();
  const { 'margin-left': margin } = readDeclarations(style) ?? {};
  return { list, level: Number(level), indent: pixelsOf(margin) ?? USUAL_INDENT, sign };
}

/** Writes what no list can say into the text again, nothing for a bullet; the line begins where the sign did. */
export function typeSign(paragraph: Element, sign: string): void {
  const {
    'margin-left': margin,
    'text-indent': indent,
    ...rest
  } = readDeclarations(paragraph.getAttribute('style') ?? '') ?? {};
  const from = Math.max(0, (pixelsOf(margin) ?? 0) + (pixelsOf(indent) ?? 0));
  paragraph.setAttribute('style', printDeclarations({ ...rest, ...(from > 0 && { 'margin-left': `${from}px` }) }));
  paragraph.prepend(/(?:^|[、：）])$/.test(sign) ? sign : `${sign} `);
}

function pixelsOf(length: string | undefined): number | undefined {
  const pixels = Number.parseFloat(inPixels(length ?? ''));
  return Number.isNaN(pixels) ? undefined : pixels;
}
