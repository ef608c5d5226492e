import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Declarations from '../../src/shell/early/declarations.ts';
import type * as HeadCode from '../../src/shell/early/headCode.ts';

const MARK = '\0head:';
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const APP = `${ROOT}/src/App.tsx`;
const ROLE_BELOW = `${ROOT}/src/providers/access/roleBelow.ts`;

/**
 * Gives `src/App.tsx` the heads of the declarations it names; what is below the head comes with a resource's first screen.
 *
 * A head is read off the declaration itself, so that a new resource is one line still.
 */
export function headsPlugin(): Plugin {
  let read: Promise<typeof Declarations & typeof HeadCode> | undefined;
  return {
    name: 'heads',
    enforce: 'pre',
    async resolveId(asked, importer) {
      if (importer !== APP || !asked.startsWith('#resources/')) return undefined;
      const found = await this.resolve(asked, importer, { skipSelf: true });
      return found && MARK + found.id;
    },
    async load(id) {
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

async function readAll() {
  const { module: read } = await runnerImport<typeof Declarations>('./src/shell/early/declarations.ts');
  const { module: write } = await runnerImport<typeof HeadCode>('./src/shell/early/headCode.ts');
  return { ...read, ...write };
}
