/**
 * `node scripts/pack.mjs [FOLDER]`, a part of `npm run build`: packs the text files of the built app once, beside
 * themselves; the server picks the packed twin by `Accept-Encoding`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from './root.mjs';

const [folder = join(root, 'dist/app')] = process.argv.slice(2);
const names = await readdir(folder, { recursive: true });
const texts = names.filter((name) => /\.(?:js|json|css|html|svg)$/.test(name));
await Promise.all(texts.map((name) => pack(join(folder, name))));

async function pack(file) {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
}
