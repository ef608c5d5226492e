import { readDeclarations } from '../document/declarations.ts';

/** What a `style` attribute says of one property; undefined where it says nothing. */
export const styleValue = (style: string | undefined, property: string): string | undefined =>
  readDeclarations(style ?? '')?.[property];

/** A `style` attribute with another value of one property, or without it; empty where nothing is left. */
export function withStyle(style: string | undefined, property: string, value: string | undefined): string {
  const { [property]: _, ...others } = readDeclarations(style ?? '') ?? {};
  const all = value === undefined ? others : { ...others, [property]: value };
  return Object.entries(all)
    .map(([name, said]) => `${name}: ${said};`)
    .join(' ');
}
