import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';
import type { EarlyRows } from '../../src/shell/early/askEarly.ts';
import { lateChunks } from './lateChunks.ts';
import { readDeclarations } from './readDeclarations.ts';

const SOURCES = ['src/crud/declared/shelfOf.ts', 'src/shell/early/askEarly.ts'];
/** Where it is found while the product is developed. */
const NAME = 'early.js';

/** How the bundle's files are found and written. */
interface Built {
  /** The files a source has become part of, without those the page loads anyway. */
  readonly filesOf: (source: string) => readonly string[];
  /** Writes the rows of a shelf down, and gives back where; nothing comes early from the sources themselves. */
  readonly writeShelf?: (rows: EarlyRows, nth: number) => string;
}

/**
 * Writes the early script into the page: it asks for the first screen's data while the code is still on its way. A file of its own would be asked for on every visit; the server allows it by its hash. 033
 *
 * What it asks for is read from the declarations themselves, so that no address is written twice.
 */
export function earlyPlugin(): Plugin {
  let built = '';
  const write = async ({ filesOf, writeShelf }: Built): Promise<string> => {
    const { near, further, shelves, atBuild } = await readDeclarations();
    const rowsOf = (placed: typeof near, beside: readonly string[] = []): EarlyRows => {
      const { routes, code } = atBuild.earlyRows(placed, [...near, ...further]);
      return {
        routes,
        code: code.map(([paths, sources]) => [paths, [...new Set([...beside, ...sources].flatMap(filesOf))]]),
      };
    };
    const table = {
      ...atBuild.earlyFacts(),
      shelves: writeShelf
        ? shelves.map((placed, nth) => writeShelf(rowsOf(placed, [`virtual:shelf:${nth}`]), nth))
        : [],
      ...rowsOf(near),
    };
    const { code: short } = await minify(NAME, (await Promise.all(SOURCES.map(plainCode))).join('\n'), {
      mangle: true,
    });
    // Nothing in it may look like the end of a script.
    return `${short}\naskEarly(${JSON.stringify(table)});\n`.replaceAll('</', '<\\/');
  };
  return {
    name: 'early',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    async generateBundle(_, bundle) {
      const find = lateChunks(bundle);
      const writeShelf = (rows: EarlyRows, nth: number): string => {
        const file = this.emitFile({ type: 'asset', name: `shelf${nth}.json`, source: JSON.stringify(rows) });
        return `/${this.getFileName(file)}`;
      };
      built = await write({ filesOf: find, writeShelf });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_, response, next) => {
        write({ filesOf: () => [] }).then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      });
    },
    // Before anything else: on a later visit the application is there as soon as this is, and would ask for itself.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => [
        { tag: 'script', ...(bundle ? { children: built } : { attrs: { src: `/${NAME}` } }), injectTo: 'head-prepend' },
      ],
    },
  };
}

/** A source as a script: nothing is imported or exported there. */
async function plainCode(source: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  return code.replace(/^import .*\n/gm, '').replace(/^export /gm, '');
}
