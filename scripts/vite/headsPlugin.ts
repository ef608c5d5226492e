import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { ResourcesFrom } from '../../src/shell/early/atBuild.ts';
import { APP, dataFileOf, dataFiles, inSrc, readDeclarations } from './readDeclarations.ts';

const MARK = '\0head:';
const RESOURCES = 'virtual:resources';
const SHELF = 'virtual:shelf:';
const MENU = 'virtual:further-menu';
const from: ResourcesFrom = {
  roleBelow: inSrc('providers/access/roleBelow.ts'),
  importLate: inSrc('crud/declared/importLate.ts'),
  createFurther: inSrc('crud/declared/createFurther.ts'),
  shelf: (nth) => SHELF + nth,
  menu: MENU,
};

/**
 * Gives `src/App.tsx` the heads of the declarations it names; what is below the head comes with a resource's first screen.
 *
 * A head is read off the declaration itself, so that a new resource is one line still; those beyond the first are not in
 * the application's file at all, but on shelves.
 */
export function headsPlugin(): Plugin {
  let read: ReturnType<typeof readDeclarations> | undefined;
  return {
    name: 'heads',
    enforce: 'pre',
    async resolveId(asked, importer) {
      if ([RESOURCES, MENU].includes(asked) || asked.startsWith(SHELF) || dataFileOf(asked)) return `\0${asked}`;
      if (importer !== APP || !asked.startsWith('#resources/')) return undefined;
      const found = await this.resolve(asked, importer, { skipSelf: true });
      return found && MARK + found.id;
    },
    async load(id) {
      const file = dataFileOf(id.slice(1));
      if (file) return dataCode(file);
      const wanted = id.startsWith(MARK) ? id.slice(MARK.length) : undefined;
      if (!wanted && ![RESOURCES, MENU, SHELF].some((name) => id.startsWith(`\0${name}`))) return undefined;
      for (const watched of wanted ? [wanted] : dataFiles()) this.addWatchFile(watched);
      read ??= readDeclarations();
      const { near, further, shelves, atBuild } = await read;
      if (wanted) {
        const isIn = (placed: { readonly file: string }) => placed.file === wanted;
        return atBuild.headCode(near.filter(isIn), further.filter(isIn), from);
      }
      if (id === `\0${MENU}`) return atBuild.menuCode(further, from);
      if (id === `\0${RESOURCES}`) return atBuild.resourcesCode(near.filter(isData), shelves.length, from);
      return atBuild.shelfCode(shelves[Number(id.slice(SHELF.length + 1))] ?? [], from);
    },
    watchChange() {
      read = undefined;
    },
  };
}

const isData = ({ file }: { readonly file: string }): boolean => dataFileOf(file) !== undefined;

/** The rest of a declaration as data: the data itself, made a resource when it is there. */
const dataCode = (file: string): string =>
  [
    `import { fromData } from ${JSON.stringify(inSrc('crud/plain/fromData.ts'))};`,
    `export const resource = fromData(${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))});`,
  ].join('\n');
