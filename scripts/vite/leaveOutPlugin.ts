import { readFile } from 'node:fs/promises';
import { type Plugin, parseSync } from 'vite';

/**
 * Leaves out files of the rooms that a product has no use for, with all that they bring: what they export draws nothing.
 *
 * @param which such as the inputs of kinds that no declaration of it names
 */
export const leaveOutPlugin = (which: RegExp): Plugin => ({
  name: 'leave-out',
  enforce: 'pre',
  load: {
    filter: { id: which },
    async handler(id) {
      if (!/\.tsx?$/.test(id)) return '';
      const { module } = parseSync(id, await readFile(id, 'utf8'));
      const names = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
      return names.map(({ exportName }) => `export const ${exportName.name} = () => null;`).join('\n');
    },
  },
});
