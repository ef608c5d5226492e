/** CSS declarations in the order they were written. */
export type Declarations = Readonly<Record<string, string>>;

/** A semicolon that ends a declaration: not one within quotes or brackets. */
const PARTS = /(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g;

/** The declarations of a `style` attribute; undefined where it cannot be said which they are. */
export function readDeclarations(style: string): Declarations | undefined {
  const declarations: Record<string, string> = {};
  for (const part of style.match(PARTS) ?? []) {
    if (part.trim() === '') continue;
    const at = part.indexOf(':');
    const name = part.slice(0, at).trim().toLowerCase();
    const value = part.slice(at + 1).trim();
    if (at < 0 || !/^-?[a-z][a-z-]*$/.test(name) || value === '') return undefined;
    // The last one counts, and stands where the last one stood.
    delete declarations[name];
    declarations[name] = value;
  }
  return declarations;
}

/** The value of a `style` attribute, not escaped. */
export const printDeclarations = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
