import { printDeclarations, readDeclarations } from './declarations.ts';
import { escapeAttribute } from './escape.ts';
import type { Form } from './Piece.ts';

/** ` href="/a" title="b"`, in the order given; undefined ones are left out. */
export const printAttributes = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`))
    .join('');

/** ` class="…" style="…"`, and what else its element says. */
export const printForm = ({ class: names, style, other }: Form): string =>
  printAttributes({
    class: names,
    style: style && Object.keys(style).length > 0 ? printDeclarations(style) : undefined,
    ...other,
  });

/** What any element may say and no editor needs to know. */
const INERT: readonly string[] = ['title', 'dir', 'lang', 'role', 'aria-label', 'aria-hidden'];

/** An element's class, declarations, old-fashioned `align` and what does nothing; undefined when it says more. */
export function readForm(element: Element, own: readonly string[] = []): Form | undefined {
  let form: Form = {};
  for (const { name, value } of element.attributes) {
    if (name === 'class') form = value.trim() === '' ? form : { ...form, class: value };
    else if (name === 'style') {
      const style = readDeclarations(value);
      if (!style) return undefined;
      if (Object.keys(style).length > 0) form = { ...form, style: { ...form.style, ...style } };
    } else if (name === 'align') form = { ...form, style: { 'text-align': value, ...form.style } };
    else if (INERT.includes(name) || own.includes(name)) form = { ...form, other: { ...form.other, [name]: value } };
    else return undefined;
  }
  // In one order, whichever the attributes were written in: what says the same is the same.
  const { class: names, style, other } = form;
  return { ...(names && { class: names }), ...(style && { style }), ...(other && { other }) };
}
