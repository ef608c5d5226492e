/** `npm run resource:contract`: writes down what every row and every call of a declaration sends and reads today. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import { root } from './root.mjs';

process.chdir(root);
const folder = 'tests/contract/exchanges';
const { module } = await runnerImport('./tests/support/exchanges/agreements.ts');
const files = await module.writtenToday();
for (const name of await readdir(folder)) if (!(name in files)) await rm(`${folder}/${name}`);
for (const [name, text] of Object.entries(files)) await writeFile(`${folder}/${name}`, text);
console.log(`${Object.keys(files).length} files in ${folder}; git diff shows what has changed.`);
