import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { groupsOf } from './groupOf.mjs';

const { gzipKB } = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'));

/** @type {import('./weigh.mjs').Weights} */
let weights;
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/bytes.mjs', '--json'], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    maxBuffer: 20_000_000,
  });
  weights = JSON.parse(stdout);
}, 120_000);

test.each(Object.entries(gzipKB))('%s: at most %d kB gzip are fetched', (what, most) => {
  const files = weights[what];
  const kB = files.reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
  const heaviest = groupsOf(files)
    .slice(0, 12)
    .map(([group, size]) => `${(size / 1000).toFixed(1)} ${group}`);
  expect(kB, `minified kB: ${heaviest.join(', ')}`).toBeLessThanOrEqual(most);
});

test("a group-buy's day comes without the code of forms, which its dialogs bring along", () => {
  const packages = groupsOf(weights.day).map(([group]) => group);
  expect(packages).toContain('src/pages/groupon');
  expect(packages.filter((name) => /^(?:antd|rc-|@refinedev|@ant-design)/.test(name))).toEqual([]);
});

test("a form comes without antd's own items, what they alone ask for, and what sorts pictures", () => {
  const modules = weights.form.flatMap(({ modules }) => Object.keys(modules));
  expect(modules).toContain('src/fields/inputs.ts');
  expect(modules.filter((path) => /antd\/es\/(?:form\/Form|tooltip)|async-validator|dnd-kit/.test(path))).toEqual([]);
});

test('with the first article in a form comes nothing of the editor that no tool of ours opens', () => {
  const modules = weights.article.flatMap(({ modules }) => Object.keys(modules));
  expect(modules).toContain('node_modules/braft-editor/dist/index.js');
  expect(
    modules.filter((path) =>
      /node_modules\/(?:braft-(?:convert|finder)|draft-convert|ua-parser|setimmediate|react-dom)/.test(path),
    ),
  ).toEqual([]);
});

test('what a screen does not show at once is not fetched for it', () => {
  const early = weights.first.flatMap(({ modules }) => Object.keys(modules));
  expect(early.filter((path) => /node_modules\/(?:antd|rc-|axios|lodash)/.test(path))).toEqual([]);
});
