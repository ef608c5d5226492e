import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Packs text files once at build time; the server picks the packed twin by `Accept-Encoding`. */
export function packPlugin(): Plugin {
  let folder: string | undefined;
  let broken = false;
  return {
    name: 'pack',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ build }) => {
      folder = build.write ? build.outDir : undefined;
    },
    buildEnd: (error) => {
      broken = error !== undefined;
    },
    async closeBundle() {
      // There is nothing to pack: the build is only weighed, or its own error is the one to be read.
      if (broken || folder === undefined) return;
      const names = await readdir(folder, { recursive: true });
      const texts = names
        .filter((name) => /\.(?:js|json|css|html|svg)$/.test(name))
        .map((name) => join(folder ?? '', name));
      await Promise.all(texts.map(pack));
    },
  };
}

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
}
