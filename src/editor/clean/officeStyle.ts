import type { Declarations } from '../document/declarations.ts';

/** Names of Microsoft's for what CSS says, too. */
const meant: Readonly<Record<string, string>> = {
  'horiz-align': 'text-align',
  'mso-vertical-align-alt': 'vertical-align',
  'vert-align': 'vertical-align',
  'font-color': 'color',
  'mso-foreground': 'color',
  'mso-background': 'background-color',
  'mso-highlight': 'background-color',
  background: 'background-color',
};

/** What is kept of a look; the rest belongs to pages of paper. */
const KEPT =
  /^(?:color|background-color|font-(?:size|family|weight|style)|text-(?:align|indent|decoration)|vertical-align|line-height|list-style-type|margin-left|padding-left|width|height|border(?:-(?:top|right|bottom|left))?)$/;

const PER_UNIT: Readonly<Record<string, number>> = { pt: 96 / 72, cm: 25, mm: 2.5, in: 96, pc: 16 };

/** `21.0pt` → `28px`; every length of a value. */
export const inPixels = (value: string): string =>
  value.replaceAll(/(-?\d*\.?\d+)(pt|cm|mm|in|pc)\b/gi, (_, number: string, unit: string) => {
    return `${Math.round(Number(number) * (PER_UNIT[unit.toLowerCase()] ?? 1))}px`;
  });

/** A look as an office program writes it, in the words of browsers: lengths in px, nothing of paper. E5 */
export function officeStyle(style: Declarations): Declarations {
  const looks: Record<string, string> = {};
  for (const [name, said] of Object.entries(style)) {
    const property = meant[name] ?? name;
    const value = inPixels(said);
    if (name === 'text-line-through' && said !== 'none') looks['text-decoration'] = 'line-through';
    else if (KEPT.test(property) && !nothing(property).test(value.trim())) looks[property] = value;
  }
  // Two characters of indent are two characters of any size.
  const characters = Number.parseFloat(style['mso-char-indent-count'] ?? '');
  if (characters > 0) looks['text-indent'] = `${characters}em`;
  return looks;
}

/** What a program writes though nobody has chosen it; black and white are those of the page. */
function nothing(property: string): RegExp {
  if (/^(?:margin|padding)|indent$/.test(property)) return /^(?:-|0(?:px|em|%)?(?:\s|$)|initial|auto)/;
  if (property === 'color') return /^(?:windowtext|black|#0{3}|#0{6}|initial|auto)$/i;
  if (property === 'background-color') return /^(?:white|#f{3}|#f{6}|transparent|none|initial|auto)?$/i;
  if (property.startsWith('border')) return /^none|initial/i;
  if (property === 'line-height') return /^(?:normal|\d+px)$/;
  return /^(?:normal|initial|none|baseline|auto|general)?$|^mso-/i;
}
