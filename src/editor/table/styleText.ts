/** The declarations of a `style` attribute in their order. */
const declarations = (style: string): readonly (readonly [name: string, value: string])[] =>
  style.split(';').flatMap((text) => {
    const colon = text.indexOf(':');
    return colon < 0 ? [] : [[text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()] as const];
  });

/** What a `style` attribute says of one property; undefined where it says nothing. */
export const styleValue = (style: string | undefined, property: string): string | undefined =>
  declarations(style ?? '').findLast(([name]) => name === property)?.[1];

/** A `style` attribute with another value of one property, or without it; empty where nothing is left. */
export function withStyle(style: string | undefined, property: string, value: string | undefined): string {
  const others = declarations(style ?? '').filter(([name]) => name !== property);
  const all = value === undefined ? others : [...others, [property, value] as const];
  return all.map(([name, said]) => `${name}: ${said};`).join(' ');
}
