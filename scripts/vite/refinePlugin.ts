import type { Plugin } from 'vite';

/** What refine's build leaves behind each function, so that a stack trace names it: `__name(useTable, "useTable");` */
const NAMING = /^__name\(\w+, "\w+"\);$/gm;

/** Takes the naming of functions out of refine's packages: a call that might do anything keeps what nobody uses. */
export function refinePlugin(): Plugin {
  return {
    name: 'refine',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@refinedev\/[\w-]+\/dist\/index\.mjs$/ },
      // Blank lines in their place: a stack trace still points to the right line.
      handler: (code) => ({ code: code.replace(NAMING, ''), map: null }),
    },
  };
}
