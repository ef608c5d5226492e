import { type Declarations, printDeclarations, readDeclarations } from '../document/declarations.ts';

/** An element's attributes in the order they were written: nothing of them is lost by an edit. E12 */
export type Attributes = Readonly<Record<string, string>>;

/** All attributes of an element. */
export const attributesOf = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** Sets attributes, each where it stood or else at the end; undefined takes one away. */
export function withAttributes(
  attributes: Attributes,
  patch: Readonly<Record<string, string | undefined>>,
): Attributes {
  const next: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...attributes, ...patch })) if (value !== undefined) next[name] = value;
  return next;
}

/** What the `style` attribute declares; nothing where it cannot be read. */
export const styleOf = ({ style = '' }: Attributes): Declarations => readDeclarations(style) ?? {};

/** Declares in the `style` attribute; undefined takes a declaration away, and the attribute with the last one. */
export function withStyle(attributes: Attributes, patch: Readonly<Record<string, string | undefined>>): Attributes {
  const style: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...styleOf(attributes), ...patch })) {
    if (value !== undefined) style[name] = value;
  }
  const printed = printDeclarations(style);
  return withAttributes(attributes, { style: printed === '' ? undefined : printed });
}
