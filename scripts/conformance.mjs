/** `node scripts/conformance.mjs`: writes the tests of each line into docs/CONFORMANCE.md, by what they are called. */
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { root } from './root.mjs';

process.chdir(root);
const { module } = await runnerImport('./tests/architecture/conformanceList.ts');
const before = readFileSync(module.listPath, 'utf8');
const after = module.refreshed(before);
if (after !== before) writeFileSync(module.listPath, after);
console.log(
  after === before ? `${module.listPath} is in step with the tests.` : `${module.listPath} was brought in step.`,
);
