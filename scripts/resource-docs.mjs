/** `npm run resource:docs`: writes the reference of every resource, and of all that may be declared, from the declarations. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './root.mjs';

process.chdir(root);
const { module: resources } = await runnerImport('./scripts/resource/reference.ts');
const { module: reference } = await runnerImport('./scripts/reference/writeReference.ts');
write('docs/resources', resources.references());
write('docs/reference', reference.referencePages());

/** Leaves in the folder these pages and no other. */
function write(folder, pages) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true }))
    if (name.endsWith('.md') && !(name in pages)) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  console.log(`${Object.keys(pages).length} pages in ${folder}.`);
}
