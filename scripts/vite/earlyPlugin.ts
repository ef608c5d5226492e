import { readFile } from 'node:fs/promises';
import { minify, type Plugin, runnerImport, transformWithOxc } from 'vite';
import type * as Early from '../../src/shell/early/earlyTable.ts';

const SOURCE = 'src/shell/early/askEarly.ts';
/** Where it is found while the product is developed. */
const NAME = 'early.js';

/**
 * Writes the early script into the page: it asks for the first screen's data while the code is still on its way. A file of
 * its own would be asked for on every visit; the server allows it by its hash. 033
 *
 * What it asks for is read from the declarations themselves, so that no address is written twice.
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

async function write(): Promise<string> {
  const { module } = await runnerImport<typeof Early>('./src/shell/early/earlyTable.ts');
  const { code } = await minify(NAME, await plainCode(), { mangle: true });
  // Nothing in it may look like the end of a script.
  return `${code}\naskEarly(${JSON.stringify(module.earlyTable())});\n`.replaceAll('</', '<\\/');
}

/** The source as a script: nothing is imported or exported there. */
async function plainCode(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
  return code.replace(/^import .*\n/gm, '').replace(/^export /gm, '');
}
