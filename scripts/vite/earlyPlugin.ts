import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { minify, type Plugin, runnerImport, transformWithOxc } from 'vite';
import type * as Early from '../../src/shell/early/earlyTable.ts';
import type * as Offline from '../../src/shell/offline/offlineTable.ts';
import type * as Theme from '../../src/shell/theme/themeChoice.ts';

/** Where it is found while the product is developed. */
const NAME = 'early.js';
/** Its first part by itself, for a page that there is when the product is not. */
const THEME_NAME = 'theme.js';
/** What that page shows of what was read last. */
const OFFLINE_NAME = 'offline.js';

interface Options {
  /** Another product only has its page dressed: what is asked for early is the specification's. */
  readonly asks?: boolean;
  /** What its sources are read with. */
  readonly plugins?: readonly Plugin[];
}

/**
 * Writes the early scripts into the page: one dresses it before it is drawn, one asks for the first screen's data while the
 * code is still on its way. A file of its own would be asked for on every visit; the server allows it by its hash. 033
 *
 * What they are told is read from the declarations and tokens themselves, so that nothing is written twice.
 */
export function earlyPlugin({ asks = true, plugins = [] }: Options = {}): Plugin {
  let read: Read = async (source) => (await runnerImport<never>(source, { plugins: [...plugins] })).module;
  const writeTheme = () => themeScript(read);
  const write = async (): Promise<string> => (await writeTheme()) + (asks ? await askingScript(read) : '');
  return {
    name: 'early',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares, ssrLoadModule }) {
      // Kept until it is changed: each page that is opened asks for it.
      read = (source) => ssrLoadModule(source) as Promise<never>;
      for (const [name, code] of [
        [NAME, write],
        [THEME_NAME, writeTheme],
      ] as const) {
        middlewares.use(`/${name}`, (_, response, next) => {
          code().then((text) => response.setHeader('content-type', 'text/javascript').end(text), next);
        });
      }
    },
    async generateBundle() {
      // The page there is without a network is of the product that asks early, too.
      if (!asks) return;
      this.emitFile({ type: 'asset', fileName: THEME_NAME, source: await writeTheme() });
      this.emitFile({ type: 'asset', fileName: OFFLINE_NAME, source: await offlineScript(read) });
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

/** Evaluates a module of the sources. */
type Read = <Module>(source: string) => Promise<Module>;

async function themeScript(read: Read): Promise<string> {
  const { themeTable } = await read<typeof Theme>('/src/shell/theme/themeChoice.ts');
  return called('src/shell/early/followTheme.ts', themeTable);
}

async function askingScript(read: Read): Promise<string> {
  const { earlyTable } = await read<typeof Early>('/src/shell/early/earlyTable.ts');
  return called('src/shell/early/askEarly.ts', earlyTable());
}

async function offlineScript(read: Read): Promise<string> {
  const { offlineTable } = await read<typeof Offline>('/src/shell/offline/offlineTable.ts');
  const before = ['src/schemas/codecs/isRecord.ts', 'src/crud/drafts/agoText.ts', 'src/crud/offline/offlineLists.ts'];
  return called('src/shell/offline/showOfflineLists.ts', offlineTable, before);
}

/** A script that is one file, behind those it imports, and calls what it is named for. */
async function called(source: string, table: object, before: readonly string[] = []): Promise<string> {
  const plain = await Promise.all([...before, source].map(plainCode));
  const { code } = await minify(NAME, plain.join('\n'), { mangle: true });
  // Nothing in it may look like the end of a script.
  return `${code}\n${basename(source, '.ts')}(${JSON.stringify(table)});\n`.replaceAll('</', '<\\/');
}

/** The source as a script: nothing is imported or exported there. */
async function plainCode(source: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  return code.replace(/^import .*\n/gm, '').replace(/^export /gm, '');
}
