import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Nine tenths of what packing can do, in a sixtieth of its time. */
const QUICK_QUALITY = 5;

/**
 * Packs text files once at build time; the server picks the packed twin by `Accept-Encoding`.
 *
 * A build of another mode than production is not for merchants: packed as well as can be, it would take half as long again.
 */
export function packPlugin(): Plugin {
  let folder: string | undefined;
  let broken = false;
  let quality = constants.BROTLI_MAX_QUALITY;
  return {
    name: 'pack',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ build, mode }) => {
      folder = build.write ? build.outDir : undefined;
      if (mode !== 'production') quality = QUICK_QUALITY;
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
      await Promise.all(texts.map((file) => pack(file, quality)));
    },
  };
}

async function pack(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
}
