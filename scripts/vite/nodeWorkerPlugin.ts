import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const ASKED = '?nodeWorker';
/** What stands for the name of a file until it has one. */
const MARK = 'worker-of:';
const ASKING = /worker-of:([\w$-]+)/g;
/** Beside the packages it imports. */
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/workers/', import.meta.url));

/**
 * Serves `./x.ts?nodeWorker`: the address of a file a worker of Node can be started with, whose source is `./x.ts`.
 * A worker reads no TypeScript: built, it is a file of its own beside the others; in development and tests it is bundled at once.
 */
export function nodeWorkerPlugin(): Plugin {
  let isBuilt = false;
  return {
    name: 'node-worker',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuilt = command === 'build';
    },
    async resolveId(asked, importer) {
      if (!asked.endsWith(ASKED)) return undefined;
      const found = await this.resolve(asked.slice(0, -ASKED.length), importer);
      return found && `${found.id}${ASKED}`;
    },
    async load(asked) {
      if (!asked.endsWith(ASKED)) return undefined;
      const source = asked.slice(0, -ASKED.length);
      if (!isBuilt) return `export const file = ${JSON.stringify(pathToFileURL(await bundle(source)).href)}`;
      const chunk = this.emitFile({ type: 'chunk', id: source });
      return `export const file = new URL('${MARK}${chunk}', import.meta.url).href`;
    },
    // Beside the file that asks for it: vite would make of it an address of a site.
    generateBundle(_, files) {
      for (const part of Object.values(files)) {
        if (part.type !== 'chunk') continue;
        part.code = part.code.replace(
          ASKING,
          (_mark, chunk: string) => `./${posix.relative(posix.dirname(part.fileName), this.getFileName(chunk))}`,
        );
      }
    },
  };
}

async function bundle(source: string): Promise<string> {
  const bundled = await rolldown({ input: source, platform: 'node', external: /^(?![./#]|\w:)/ });
  const file = join(KEPT, basename(source).replace(/\.ts$/, '.mjs'));
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await bundled.write({ file: draft, format: 'esm', codeSplitting: false });
  await bundled.close();
  // Another run of tests may be reading it: it is there as a whole, or not yet.
  await rename(draft, file);
  return file;
}
