import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as DataCode from '../../src/shell/early/dataCode.ts';
import type * as Declarations from '../../src/shell/early/declarations.ts';
import type * as HeadCode from '../../src/shell/early/headCode.ts';

const MARK = '\0head:';
/** What is declared as data: all of it, and one of them. */
const ALL_DATA = 'virtual:resources';
const ONE_DATA = 'virtual:resource:';
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const APP = `${ROOT}/src/App.tsx`;
const ROLE_BELOW = `${ROOT}/src/providers/access/roleBelow.ts`;

/**
 * Gives `src/App.tsx` the heads of the declarations it names; what is below the head comes with a resource's first screen.
 *
 * A head is read off the declaration itself, so that a new resource is one line still.
 */
export function headsPlugin(): Plugin {
  let read: Promise<typeof Declarations & typeof HeadCode & typeof DataCode> | undefined;
  return {
    name: 'heads',
    enforce: 'pre',
    async resolveId(asked, importer) {
      if (asked === ALL_DATA || asked.startsWith(ONE_DATA)) return `\0${asked}`;
      if (importer !== APP || !asked.startsWith('#resources/')) return undefined;
      const found = await this.resolve(asked, importer, { skipSelf: true });
      return found && MARK + found.id;
    },
    async load(id) {
      if (id === `\0${ALL_DATA}`) {
        read ??= readAll();
        const files = dataFiles();
        for (const { file } of files) this.addWatchFile(file);
        return (await read).dataCode(files, ROLE_BELOW);
      }
      if (id.startsWith(`\0${ONE_DATA}`)) return oneData(id.slice(ONE_DATA.length + 1));
      if (!id.startsWith(MARK)) return undefined;
      const file = id.slice(MARK.length);
      read ??= readAll();
      const { declarations, headCode } = await read;
      this.addWatchFile(file);
      const placed = declarations().filter((each) => ROOT + each.file === file);
      return headCode(file, placed, ROLE_BELOW);
    },
    watchChange() {
      read = undefined;
    },
  };
}

/** Every `src/resources/<name>/<name>.resource.json`. */
const dataFiles = () =>
  readdirSync(`${ROOT}/src/resources`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(`${ROOT}/src/resources/${name}`)
        .filter((file) => file.endsWith('.resource.json'))
        .map((file) => `${ROOT}/src/resources/${name}/${file}`),
    )
    .map((file) => ({ file, id: ONE_DATA + file, text: readFileSync(file, 'utf8') }));

/** The rest of a declaration: the data itself, made a resource when it is there. */
const oneData = (file: string): string =>
  [
    `import { fromData } from ${JSON.stringify(`${ROOT}/src/crud/plain/fromData.ts`)};`,
    `export const resource = fromData(${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))});`,
  ].join('\n');

async function readAll() {
  const { module: read } = await runnerImport<typeof Declarations>('./src/shell/early/declarations.ts');
  const { module: write } = await runnerImport<typeof HeadCode>('./src/shell/early/headCode.ts');
  const { module: data } = await runnerImport<typeof DataCode>('./src/shell/early/dataCode.ts');
  return { ...read, ...write, ...data };
}
