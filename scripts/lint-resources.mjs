/**
 * `npm run lint:resources [-- --json | --docs] [a resources.json]`: what is wrong with the declarations; ends with 1 when
 * something is: matters of style are told and stop nothing.
 *
 * `--docs` writes the pages that explain the codes, and the JSON Schemas of declarations as data, instead.
 */
import { Console } from 'node:console';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect } from './lint/collect.mjs';
import { lintResources, told } from './lint/lintResources.mjs';
import { root } from './root.mjs';

// What throws is told by its place in the sources.
process.setSourceMapsEnabled(true);
const asJson = process.argv.includes('--json');
// What a declaration says while it is read is no part of the findings.
if (asJson) Object.assign(console, new Console(process.stderr));

const beside = process.argv.slice(2).find((word) => !word.startsWith('--'));

if (process.argv.includes('--docs')) {
  const { lint } = await collect([]);
  writeFileSync(join(root, 'docs/LINT.md'), lint.lintBook());
  writeFileSync(join(root, 'public/lint.html'), lint.lintPage());
  const schemas = { resource: lint.resourceSchema(), resources: lint.resourcesSchema() };
  for (const [name, schema] of Object.entries(schemas)) {
    writeFileSync(join(root, `public/${name}.schema.json`), `${JSON.stringify(schema)}\n`);
  }
} else if (beside !== undefined && !existsSync(beside)) {
  console.error(`There is no ${beside}.`);
  process.exitCode = 1;
} else {
  const findings = await lintResources(beside);
  if (asJson) {
    process.stdout.write(JSON.stringify(findings, null, 2));
  } else {
    for (const finding of findings) console.log(`${told(finding)}\n`);
    const sum = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
    console.log(
      findings.length === 0 ? 'Every declaration is as it should be.' : `${sum}; docs/LINT.md explains them.`,
    );
  }
  process.exitCode = findings.every(({ style }) => style) ? 0 : 1;
}
