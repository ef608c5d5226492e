import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { kindShapes } from '../../src/fields/kindShapes.ts';
import { collect } from '../lint/collect.mjs';
import { exampleModule, groups, kindModule } from './groups.ts';
import { referencePages } from './writeReference.ts';

// Where the sources' own names are found; git is told to look away.
const folder = mkdtempSync('.tmp-reference-');
writeFileSync(join(folder, '.gitignore'), '*\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const examples = [
  ...Object.entries(groups).flatMap(([name, { example }]) =>
    example === undefined ? [] : [{ name, text: exampleModule(example) }],
  ),
  ...Object.entries(kindShapes).map(([kind, { example }]) => ({
    name: `kind-${kind}`,
    // A tree wants records that belong to each other: here its own.
    text: kindModule(example).replace("'categories'", "'coupons'").replace("'parent_id'", "'more'"),
  })),
];
// Not every example asks for all that the first lines import.
const compilerOptions = { noUnusedLocals: false };
const config = { extends: '../tsconfig.json', compilerOptions, include: ['*.ts', '../src/virtual.d.ts'] };
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
for (const { name, text } of examples) writeFileSync(join(folder, `${name}.ts`), text);
const { lint, modules } = await collect([
  'src/resources/tags/tags.ts',
  ...examples.map(({ name }) => `${folder}/${name}.ts`),
]);
const [tags, ...declared] = modules;

test('the examples fit the types of today', async () => {
  const tsc = spawn('npx', ['tsc', '--noEmit', '-p', folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  const said = [];
  tsc.stdout.on('data', (part) => said.push(String(part)));
  const [code] = await once(tsc, 'close');
  expect({ code, said: said.join('') }).toEqual({ code: 0, said: '' });
}, 60_000);

it('what is written is what may be declared: npm run resource:docs', () => {
  const names = readdirSync('docs/reference', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const held = names.map((name) => [name, readFileSync(join('docs/reference', name), 'utf8')]);
  expect(Object.fromEntries(held)).toEqual(referencePages());
});

test.each(examples.map(({ name }, nth) => [name, declared[nth]]))(
  'the example of %s is a sound declaration, and makes a resource',
  async (name, module) => {
    const found = lint.lintProduct(tags && module ? [tags, module] : []);
    expect(found.filter(({ file }) => file.endsWith(`/${name}.ts`)).map(lint.sentenceOf)).toEqual([]);
    const { coupons } = await import(/* @vite-ignore */ resolve(folder, `${name}.ts`));
    expect(coupons.routes.list).toMatch(/^\/shop\/:sid\//);
  },
);

test('the pages lead to one another, and to no page that is not there', () => {
  const pages = referencePages();
  for (const [name, text] of Object.entries(pages)) {
    const links = [...text.matchAll(/\]\(([^)#]+\.md)/g)].map(([, to = '']) => join(name, '..', to));
    const missing = links.filter((to) => !(to in pages) && !['../LINT.md', '../GUIDE.md'].includes(to));
    expect([name, missing]).toEqual([name, []]);
  }
});

test.each([
  ['list.md', '| `pageSize` | 每页几条，1 到 1000 的整数；不写是 20。 | 一个数 | `20` |'],
  ['list.md', '## `list.news`'],
  ['resource.md', '见[列表](list.md)'],
  ['kinds/choice.md', '## `options`'],
  ['kinds/money.md', "f.money({ label: '价格', required: '请输入价格' })"],
])('%s says %s', (name, line) => {
  expect(referencePages()[name]).toContain(line);
});
