/** `npm run resource:docs`: writes the reference of every resource into docs/resources, from the declarations. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { root } from './root.mjs';

process.chdir(root);
const folder = 'docs/resources';
const { module } = await runnerImport('./scripts/resource/reference.ts');
const pages = module.references();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!(name in pages)) rmSync(`${folder}/${name}`);
for (const [name, text] of Object.entries(pages)) writeFileSync(`${folder}/${name}`, text);
console.log(`${Object.keys(pages).length} pages in ${folder}.`);
