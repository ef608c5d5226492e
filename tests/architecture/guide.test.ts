// @vitest-environment happy-dom
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lintText } from '#admin-tools/json/lintData.ts';
import { readResources } from '#admin-tools/json/readResources.ts';

const guide = readFileSync('docs/GUIDE.md', 'utf8');
const blocksOf = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);
const [, declaration = '', ownTest = ''] = blocksOf('ts');
const product = { declared: [], addresses: [] };

// The blocks are run where a reader would put them; git is told to look away.
const folder = mkdtempSync('tests/.tmp-guide-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
write('.gitignore', '*\n');
write('vouchers.ts', declaration);
write('vouchers.test.ts', ownTest.replace('#resources/vouchers/vouchers.ts', './vouchers.ts'));

// The test of the guide becomes one of this file's.
await import(/* @vite-ignore */ resolve(folder, 'vouchers.test.ts'));

test('the studio reads the declaration of the guide', () => {
  const literal = /defineResource\(([\s\S]*)\);\n$/.exec(declaration)?.[1] ?? '';
  expect(lintText(literal, product).findings).toEqual([]);
});

test('each resources.json of the guide is used without a word', () => {
  const read = blocksOf('json').map((file) => readResources(file, product));
  expect(read.flatMap(({ reports }) => reports)).toEqual([]);
  expect(read.map(({ resources }) => resources.map(({ name }) => name))).toEqual([
    ['vouchers'],
    ['brands', 'mallTopics'],
  ]);
});

test('every command of the guide is there, and every file it speaks of', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const links = [...guide.matchAll(/\]\(([\w./]+\.md)\)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !existsSync(join('docs', to)))).toEqual([]);
});
