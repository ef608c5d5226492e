import { readFile } from 'node:fs/promises';
import { minify, type Plugin, type Rolldown, runnerImport, transformWithOxc } from 'vite';
import type * as Table from '../../src/shell/early/earlyTable.ts';

const SOURCE = 'src/shell/early/askEarly.ts';
const NAME = 'early.js';

/**
 * Writes `/early.js`, the script that asks for the first screen's data while the code is still on its way.
 *
 * What it asks for is read from the declarations themselves, so that no address is written twice.
 */
export function earlyPlugin(): Plugin {
  const write = async (builtFrom: (source: string) => readonly string[]): Promise<string> => {
    const { module } = await runnerImport<typeof Table>('./src/shell/early/earlyTable.ts');
    const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
    const told = module.earlyTable();
    const table = {
      ...told,
      code: told.code.map(([paths, sources]) => [paths, [...new Set(sources.flatMap(builtFrom))]]),
    };
    const { code: short } = await minify(NAME, `${code.replace(/^export /m, '')}\n`, { mangle: true });
    return `${short}\naskEarly(${JSON.stringify(table)});\n`;
  };
  return {
    name: 'early',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    async generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: NAME, source: await write((source) => lateChunks(bundle, source)) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_, response, next) => {
        write(() => []).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${NAME}`, async: true }, injectTo: 'head-prepend' }],
  };
}

/** The files a source has become part of, without those the page loads anyway. */
function lateChunks(bundle: Rolldown.OutputBundle, source: string): readonly string[] {
  const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const withAll = (start: readonly string[]): ReadonlySet<string> => {
    const found = new Set(start);
    for (const name of found)
      for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(next);
    return found;
  };
  const first = withAll(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const holding = chunks
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
    .map(({ fileName }) => fileName);
  return [...withAll(holding)].filter((name) => !first.has(name)).map((name) => `/${name}`);
}
