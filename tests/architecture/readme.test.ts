// @vitest-environment happy-dom
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network } from '../support/network.ts';
import { providerOf } from '../support/providerOf.ts';

const readme = readFileSync('README.md', 'utf8');
const blocks = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
const [declaration = '', section = '', provider = ''] = blocks;
const linesOf = (text: string) => text.trimEnd().split('\n').length;

// The examples are run where a reader would put them; git is told to look away.
const folder = mkdtempSync('tests/.tmp-readme-');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
write('.gitignore', '*\n');
write('tags.ts', declaration);
write('provider.test.ts', provider);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The example's own test becomes one of this file's.
await import(/* @vite-ignore */ resolve(folder, 'provider.test.ts'));

test('the README is read in one go, and so are its examples', () => {
  expect(blocks).toHaveLength(3);
  expect(linesOf(readme)).toBeLessThanOrEqual(120);
  expect(linesOf(declaration) + linesOf(section)).toBeLessThanOrEqual(30);
  expect(linesOf(provider)).toBeLessThanOrEqual(25);
});

test('the examples of the README fit the types of today', async () => {
  const own = `import { tags } from './tags.ts';\nimport type { Section } from '#shell/sections.ts';\n`;
  write('sections.ts', `${own}export const sections: readonly Section[] = [\n${section}];\n`);
  write('tsconfig.json', '{ "extends": "../../tsconfig.json", "include": ["*.ts", "../../src/virtual.d.ts"] }');
  const tsc = spawn('npx', ['tsc', '--noEmit', '-p', folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  const said: string[] = [];
  tsc.stdout.on('data', (part) => said.push(String(part)));
  const [code] = await once(tsc, 'close');
  expect({ code, said: said.join('') }).toEqual({ code: 0, said: '' });
}, 30_000);

test('the resource of the README can be listed, added to and deleted from', async () => {
  const { tags } = await import(/* @vite-ignore */ resolve(folder, 'tags.ts'));
  network.use(...handlersOf(tags, { rows: 2 }));
  const provider = providerOf(tags);
  const of = { resource: 'tags', meta: { scope: 1 } };
  const names = async () => (await provider.getList(of)).data.map(({ name }) => name);
  const before = await names();
  const { data } = await provider.create({ ...of, variables: { name: '豆腐' } });
  expect(await names()).toEqual(['豆腐', ...before]);
  await provider.deleteOne({ ...of, id: data.id ?? 0 });
  expect(await names()).toEqual(before);
});

test('the one line of the README stands in App.tsx', () => {
  const [, sections = ''] =
    /const sections: readonly Section\[\] = \[([\s\S]*?)\];/.exec(readFileSync('src/App.tsx', 'utf8')) ?? [];
  // However many lines it takes.
  const names = sections.split(',').map((name) => name.trim());
  expect(names).toContain(section.trim().replace(/,$/, ''));
});

test('the README names every setting and no other', () => {
  const cells = [...readme.matchAll(/^\| (`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) \|/gm)].map(([, cell = '']) => cell);
  const named = cells.flatMap((cell) => cell.replaceAll('`', '').split(', '));
  const read = readFileSync('server/settings.ts', 'utf8').match(
    /(?<=environment, ')[A-Z0-9_]+(?=')|(?<=')DATABASE_URL(?=')/g,
  );
  expect(named.sort()).toEqual([...new Set(read)].sort());
});

test('every file the README speaks of is there', () => {
  const paths = readme.match(/(?<=`)(?:src|server|docs|scripts)\/[\w./-]*(?=`)/g) ?? [];
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
