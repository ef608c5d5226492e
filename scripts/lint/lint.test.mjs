import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.mjs';
import { collect } from './collect.mjs';
import { baseModule, brokenModule, brokenRows, corpus, rowCorpus, soundModule } from './corpus.mjs';
import { frameOf, lintResources, told } from './lintResources.mjs';
import { locate } from './locate.mjs';
import { rowsInUse } from './rowsInUse.mjs';

// Where the sources' own names are found; git is told to look away.
const folder = basename(mkdtempSync(join(root, '.tmp-lint-')));
afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));
const write = (name, text) => writeFileSync(join(root, folder, name), text);
write('.gitignore', '*\n');
write('sound.ts', soundModule);
write('base.ts', baseModule);

const written = [
  ...corpus.map(([code, meant, text]) => [code, meant, brokenModule(text)]),
  ...rowCorpus.map(([code, meant, text]) => [code, meant, brokenRows(text)]),
];
const pieces = written.map(([code, meant, marked], nth) => {
  const before = marked.slice(0, marked.indexOf('⟦'));
  const file = `${folder}/broken${nth}.ts`;
  write(basename(file), marked.replace('⟦', ''));
  const line = before.split('\n').length;
  return { code, meant, file, line, column: before.length - before.lastIndexOf('\n') };
});
const { lint, modules } = await collect([`${folder}/sound.ts`, ...pieces.map(({ file }) => file)]);
const [sound, ...broken] = modules;

test.each(pieces.map((piece, nth) => [`${nth + 1} ${piece.code}`, piece, broken[nth]]))(
  'a broken declaration is told with its code, its place and what was meant: %s',
  (_, { file, ...piece }, module) => {
    const used = new Set(Object.keys(module[1]).filter((name) => name !== 'idle'));
    const findings = lint.lintProduct([sound, module], [], used);
    const places = findings.map(({ code, meant, path, at, exported, file: own }) => {
      const { line, column, ...place } = locate(own, exported, path, at);
      return { code, meant, line, column, inside: place.file === file };
    });
    expect(places).toEqual([{ ...piece, inside: true }]);
  },
);

test('the declaration that the broken ones are made of is sound', () => {
  expect(lint.lintProduct([sound])).toEqual([]);
});

test('the corpus holds sixty and more, and each code that code can be wrong by', () => {
  const tested = new Set(pieces.map(({ code }) => code));
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  expect(lint.codes.filter((code) => !tested.has(code))).toEqual([
    ...['unreadable', 'unusable', 'code-only', 'unknown-applet', 'leaking-session', 'long-page'],
  ]);
});

test('every declaration of the product is as it should be, and looking at all of them takes less than a second', async () => {
  const start = performance.now();
  const findings = await lintResources();
  const took = performance.now() - start;
  expect(findings.map(told)).toEqual([]);
  // The measure is one second; other tests run beside this one.
  expect(took).toBeLessThan(4000);
});

test('a declaration as data is held to the same, beside those in code', () => {
  const things = {
    name: 'things',
    label: '东西',
    scope: 'shop',
    fields: { a: { kind: 'ref', label: '甲', to: 'othrs', shows: 'title' } },
    calls: { noun: 'thing' },
  };
  const text = JSON.stringify(things, null, 2);
  const findings = lint.lintProduct([sound], [['src/resources/things/things.resource.json', text]]);
  expect(findings.map(({ code, file, line, meant }) => [code, file, line, meant])).toEqual([
    ['duplicate-name', 'src/resources/things/things.resource.json', 2, undefined],
    ['unknown-resource', 'src/resources/things/things.resource.json', 9, 'others'],
    ['duplicate-route', 'src/resources/things/things.resource.json', 2, undefined],
  ]);
});

test('a declaration as data that is as it should be stands beside itself nowhere', () => {
  const file = 'scripts/vite/fixtures/fees.resource.json';
  expect(lint.lintProduct([sound], [[file, readFileSync(join(root, file), 'utf8')]])).toEqual([]);
});

test('the rows in use are those that sources beside the schemas import', () => {
  const used = rowsInUse();
  expect([used.has('goodsList'), used.has('login'), used.has('uploadSign'), used.has('nobodyUsesThis')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('docs/LINT.md explains every code, and so does the page that findings lead to in the product', () => {
  expect(readFileSync(join(root, 'docs/LINT.md'), 'utf8')).toBe(lint.lintBook());
  expect(readFileSync(join(root, 'public/lint.html'), 'utf8')).toBe(lint.lintPage());
  for (const code of lint.codes) expect(lint.lintPage()).toContain(`<section id="${code}">`);
});

test('a finding is shown with its line, and the place in it', () => {
  const [finding] = lint.lintProduct([sound, broken[pieces.findIndex(({ code }) => code === 'page-size')]]);
  const shown = told({
    ...finding,
    ...locate(finding.file, finding.exported, finding.path, finding.at),
    sentence: lint.sentenceOf(finding),
  });
  expect(shown.split('\n')).toEqual([
    expect.stringMatching(/broken\d+\.ts:11:21 {2}page-size$/),
    '  list.pageSize：pageSize 是 0。写 1 到 1000 之间的整数。',
    '  11 |   list: { pageSize: 0 },',
    '     |                     ^',
    '  docs/LINT.md#page-size',
  ]);
});

test('of an endless line what stands around the place is shown', () => {
  const text = `${'甲'.repeat(5000)}乙${'甲'.repeat(5000)}`;
  const [line, mark] = frameOf({ line: 1, column: 5001, text });
  expect([line.length, line.indexOf('乙')]).toEqual([164, mark.indexOf('^')]);
});
