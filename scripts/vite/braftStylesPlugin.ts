import type { Plugin } from 'vite';

/** What draft-js draws, and the two elements of the library around it. */
const DRAWN = /^(?:public-)?Draft\w+(?:-\w+)*$|^bf-(?:container|content)$/;

/**
 * Takes the styles of what is not drawn out of the editor library's: its toolbar, its windows, its players and a font for
 * their signs. Ours stand in their place. 039
 */
export function braftStylesPlugin(): Plugin {
  return {
    name: 'braft-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/braft-editor\/dist\/index\.css$/ },
      handler: (css) => ({ code: drawnOf(css), map: null }),
    },
  };
}

/** The rules whose every class is of something that is drawn. The library's are flat: no rule stands in another. */
export function drawnOf(css: string): string {
  const rules = css.matchAll(/([^{}]+)\{[^{}]*\}/g);
  return [...rules].flatMap(([rule, selector = '']) => (isDrawn(selector) ? rule : [])).join('');
}

const isDrawn = (selector: string): boolean =>
  !selector.includes('@') && [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => DRAWN.test(name));
