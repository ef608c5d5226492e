/** `node bench/editor.mjs`: what a key press and a save cost in articles of several sizes, and what the editor weighs. */

import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensureChromium } from '../scripts/browsers.mjs';
import { openVite } from './openVite.mjs';

const vite = await openVite();
const { measureEditor } = await vite.ssrLoadModule('/bench/measureEditor.ts');
const kept = await measureEditor(await ensureChromium()).finally(() => vite.close());

process.env.NODE_ENV = 'production';
const { output } = await build({ logLevel: 'error', build: { write: false } });
const chunks = output.filter(({ type }) => type === 'chunk');
const withImports = (starts) => {
  const found = new Set(starts);
  for (const name of found)
    for (const next of chunks.find(({ fileName }) => fileName === name).imports) found.add(next);
  return found;
};
const startOf = (path) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))?.fileName;
// A form is open before its article is: what both need is there already.
const there = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
for (const name of withImports([startOf('src/crud/form/FormPage.tsx')])) there.add(name);
const own = [...withImports([startOf('src/editor/RichText.tsx')])].filter((name) => !there.has(name));
const styles = chunks
  .filter(({ fileName }) => own.includes(fileName))
  .flatMap(({ viteMetadata }) => [...viteMetadata.importedCss]);
console.log('\nWhat comes with the first article, gzip kB');
for (const name of [...own, ...styles]) {
  const part = output.find(({ fileName }) => fileName === name);
  console.log((gzipSync(part.code ?? part.source, { level: 9 }).length / 1000).toFixed(1).padStart(7), name);
}
process.exit(kept ? 0 : 1);
