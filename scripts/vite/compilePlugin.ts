import type { Plugin } from 'vite';

/** Has to be the very first of a file. https://v8.dev/blog/explicit-compile-hints */
const WHOLE = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the first file compiled as a whole: most of it is called before the first row stands. A browser does so while the
 * file arrives, beside everything else, and not function by function when each is called. Decision 031
 */
export function compilePlugin(): Plugin {
  return {
    name: 'compile',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    enforce: 'post',
    generateBundle: {
      // Vite writes a line of its own to the top.
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || !part.isEntry) continue;
          part.code = WHOLE + part.code;
          if (part.map) part.map.mappings = `;${part.map.mappings}`;
        }
      },
    },
  };
}
