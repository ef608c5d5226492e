import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport, transformWithOxc } from 'vite';
import type * as Table from '../../src/shell/early/earlyTable.ts';

const SOURCE = 'src/shell/early/askEarly.ts';
const NAME = 'early.js';

/**
 * Writes `/early.js`, the script that asks for the first screen's data while the code is still on its way.
 *
 * What it asks for is read from the declarations themselves, so that no address is written twice.
 */
export function earlyPlugin(): Plugin {
  const write = async (): Promise<string> => {
    const { module } = await runnerImport<typeof Table>('./src/shell/early/earlyTable.ts');
    const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
    return `${code.replace(/^export /m, '')}askEarly(${JSON.stringify(module.earlyTable())});\n`;
  };
  return {
    name: 'early',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await write() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_, response, next) => {
        write().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${NAME}`, async: true }, injectTo: 'head-prepend' }],
  };
}
