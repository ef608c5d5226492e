import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { groupsOf } from './groupOf.mjs';

const { gzipKB, moduleKB } = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'));
const other = moduleKB['any other module'];

/** @type {import('./weigh.mjs').Weights} */
let weights;
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/bytes.mjs', '--json'], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    maxBuffer: 20_000_000,
  });
  weights = JSON.parse(stdout);
}, 120_000);

/** What is fetched before the first row at an address. */
const filesAt = (address) => {
  const [, own] = weights.byAddress.find(([paths]) => paths.includes(address)) ?? [[], []];
  return [...weights.first, ...own];
};
const all = () =>
  new Map([...weights.first, ...weights.byAddress.flatMap(([, files]) => files)].map((file) => [file.name, file]));

test.each(Object.entries(gzipKB))('before the first row of %s at most %d kB gzip are fetched', (address, most) => {
  const files = filesAt(address);
  const kB = files.reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
  const heaviest = groupsOf(files)
    .slice(0, 12)
    .map(([group, size]) => `${(size / 1000).toFixed(1)} ${group}`);
  expect(
    kB,
    `minified kB: ${heaviest.join(', ')}. What has grown by itself is told by the next test.`,
  ).toBeLessThanOrEqual(most);
});

test.each([
  ['/shop/:sid/goods/list', 1],
  ['/shop/:sid/tags', 1],
  ['/shop/:sid/info/', 1],
  ['/shop/:sid/orders/list', 2],
  ['/shop/:sid/group/list', 2],
  ['/groups', 2],
  ['/views', 2],
])('before the first row of %s come one script for all, one style sheet and %d files of its own', (address, own) => {
  const asked = filesAt(address).map(({ name }) => name);
  // The early script is part of the page.
  expect(asked.slice(0, 3)).toEqual([
    expect.stringMatching(/^assets\/index-.*js$/),
    expect.stringMatching(/css$/),
    'early.js',
  ]);
  expect(asked.slice(3), 'What several declarations share belongs into src/shell/declaring.ts').toHaveLength(own);
});

test('every address with code of its own has a budget', () => {
  expect(Object.keys(gzipKB)).toEqual(expect.arrayContaining(weights.byAddress.map(([[path]]) => path)));
});

test('no module that comes before the first row has grown beyond its budget', () => {
  const grown = [...all().values()].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([path, size]) => {
      const most = moduleKB[path] ?? other;
      return size / 1000 > most ? [`${path} has grown to ${(size / 1000).toFixed(1)} kB, its budget is ${most}`] : [];
    }),
  );
  expect(grown, 'Fetch what is not needed for the first row later, or say in budget.json why it has to come').toEqual(
    [],
  );
});

test("a group-buy's day comes without the code of forms, which its dialogs bring along", () => {
  const packages = groupsOf(weights.day).map(([group]) => group);
  expect(packages).toContain('src/pages/groupon');
  expect(packages.filter((name) => /^(?:antd|rc-|@refinedev|@ant-design)/.test(name))).toEqual([]);
});

test("a form comes without antd's own items, what they alone ask for, and what sorts pictures, 130 kB gzip", () => {
  const modules = weights.form.flatMap(({ modules }) => Object.keys(modules));
  expect(modules).toContain('src/fields/inputs.ts');
  expect(
    modules.filter((path) => /antd\/es\/(?:form\/Form|tooltip)|async-validator|resize-observer-pol|dnd-kit/.test(path)),
  ).toEqual([]);
  expect(weights.form.reduce((sum, { gzip }) => sum + gzip, 0) / 1000).toBeLessThanOrEqual(130);
});

test('with the first article in a form come at most 208 kB gzip, and nothing of the editor that no tool of ours opens', () => {
  const modules = weights.article.flatMap(({ modules }) => Object.keys(modules));
  expect(modules).toContain('node_modules/braft-editor/dist/index.js');
  expect(
    modules.filter((path) =>
      /node_modules\/(?:braft-(?:convert|finder)|draft-convert|ua-parser|setimmediate|react-dom)/.test(path),
    ),
  ).toEqual([]);
  expect(weights.article.reduce((sum, { gzip }) => sum + gzip, 0) / 1000).toBeLessThanOrEqual(208);
});

test('with the first record that is read in full come at most 115 kB gzip, and none of the inputs it could be edited with', () => {
  const modules = weights.record.flatMap(({ modules }) => Object.keys(modules));
  expect(modules).toContain('node_modules/@ant-design/pro-descriptions/es/index.js');
  expect(modules.filter((path) => /pro-field|pro-form|sketch-color|rc-picker|rc-tree|rc-cascader/.test(path))).toEqual(
    [],
  );
  expect(weights.record.reduce((sum, { gzip }) => sum + gzip, 0) / 1000).toBeLessThanOrEqual(115);
});

test('what a screen does not show at once is not fetched for it', () => {
  const early = weights.first.flatMap(({ modules }) => Object.keys(modules));
  expect(
    early.filter((path) => /node_modules\/(?:antd|rc-|axios|lodash|react-router\/)|src\/resources\/.*\.ts$/.test(path)),
  ).toEqual([]);
});
