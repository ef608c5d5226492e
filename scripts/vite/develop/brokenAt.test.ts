import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { brokenAt } from './brokenAt.ts';

const root = resolve('.');
const complaint = (...frames: readonly string[]) =>
  [`${root}/src/crud/x.ts:3`, '  throw 1', '  ^', '', 'TypeError: f.txet is not a function', ...frames].join('\n');

test('what throws is told with its reason and the first place in a declaration', () => {
  const thrown = complaint(
    `    at defineResource (${root}/src/crud/defineResource.ts:9:3)`,
    `    at <anonymous> (${root}/src/resources/tags/tags.ts:2:10)`,
    '    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)',
    `    at async file://${root}/scripts/lint-resources.mjs:28:20`,
  );
  expect(brokenAt(thrown, root)).toMatchObject({
    ...{ file: 'src/resources/tags/tags.ts', line: 2, column: 10 },
    sentence: 'TypeError: f.txet is not a function',
    text: expect.stringContaining('import'),
  });
});

test('what no declaration stands behind is told of the sources it came from, or of the product', () => {
  const thrown = complaint(`    at file://${root}/src/crud/defineResource.ts:1:1`);
  expect(brokenAt(thrown, root)).toMatchObject({ file: 'src/crud/defineResource.ts', line: 1 });
  expect(brokenAt('There is no data/resources.json.', root)).toEqual({
    ...{ file: 'src/App.tsx', line: 1, column: 1 },
    ...{ text: '', sentence: 'There is no data/resources.json.' },
  });
});
