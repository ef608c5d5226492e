import { readFile } from 'node:fs/promises';
import { minify, type Plugin, runnerImport, transformWithOxc } from 'vite';
import type * as Early from '../../src/shell/early/earlyTable.ts';
import type * as Theme from '../../src/shell/theme/themeChoice.ts';

/** Where it is found while the product is developed. */
const NAME = 'early.js';
/** Its first part by itself, for a page that there is when the product is not. */
const THEME_NAME = 'theme.js';

/**
 * Writes the early scripts into the page: one dresses it before it is drawn, one asks for the first screen's data while the
 * code is still on its way. A file of its own would be asked for on every visit; the server allows it by its hash. 033
 *
 * What they are told is read from the declarations and tokens themselves, so that nothing is written twice.
 */
export function earlyPlugin(): Plugin {
  return {
    name: 'early',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_, response, next) => {
        write().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: THEME_NAME, source: await writeTheme() });
    },
    // Before anything else: on a later visit the application is there as soon as this is, and would ask for itself.
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { bundle }) => [
        {
          tag: 'script',
          ...(bundle ? { children: await write() } : { attrs: { src: `/${NAME}` } }),
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

const write = async (): Promise<string> => (await writeTheme()) + (await writeAsking());

async function writeTheme(): Promise<string> {
  const { module } = await runnerImport<typeof Theme>('./src/shell/theme/themeChoice.ts');
  return called('followTheme', module.themeTable);
}

async function writeAsking(): Promise<string> {
  const { module } = await runnerImport<typeof Early>('./src/shell/early/earlyTable.ts');
  return called('askEarly', module.earlyTable());
}

/** A script that is one file of the early ones, and calls what it is named for. */
async function called(name: string, table: object): Promise<string> {
  const { code } = await minify(NAME, await plainCode(`src/shell/early/${name}.ts`), { mangle: true });
  // Nothing in it may look like the end of a script.
  return `${code}\n${name}(${JSON.stringify(table)});\n`.replaceAll('</', '<\\/');
}

/** The source as a script: nothing is imported or exported there. */
async function plainCode(source: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  return code.replace(/^import .*\n/gm, '').replace(/^export /gm, '');
}
