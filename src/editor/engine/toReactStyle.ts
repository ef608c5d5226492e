import type { CSSProperties } from 'react';
import type { Declarations } from '../document/declarations.ts';

/** Declarations by the names React knows: `text-align` → `textAlign`. What reaches out of the article is left out. */
export function toReactStyle(declarations: Declarations): CSSProperties {
  return Object.fromEntries(
    Object.entries(declarations)
      .filter(([name]) => name !== 'position' && name !== 'z-index')
      .map(([name, value]) => [camel(name), value.replace(/\s*!important$/, '')]),
  );
}

const camel = (name: string): string =>
  name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
