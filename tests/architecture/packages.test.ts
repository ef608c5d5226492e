import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCode, listFiles } from './sources.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const rows = [...readFileSync('docs/PACKAGES.md', 'utf8').matchAll(/^\| `(.+?)` \| .+ \| (.+) \|$/gm)].map(
  ([, name = '', where = '']) => ({ name, rooms: [...where.matchAll(/`(.+?)`/g)].map(([, room = '']) => room) }),
);

test('every package has one row that says what it is for', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(dependencies).sort());
});

test('each is imported where its row says', () => {
  const sources = listFiles(['src', 'server'])
    .filter((path) => isCode(path) && !path.includes('.test.'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
  const imports = (room: string, name: string) =>
    sources.some(([path, text]) => path.startsWith(room) && new RegExp(`['"]${name}(?:/[^'"]*)?['"]`).test(text));
  const unsaid = rows.flatMap(({ name, rooms }) =>
    rooms.filter((room) => !imports(room, name)).map((room) => [name, room]),
  );
  expect(unsaid).toEqual([]);
});

test('no development package is there for a bench alone: those stand in bench/peers', () => {
  const rooms = listFiles(['build', 'examples', 'scripts', 'server', 'src', 'tests']).filter(isCode);
  const configs = ['biome.json', 'drizzle.config.ts', 'vite.config.ts', 'vitest.config.ts'];
  const texts = [...rooms, ...configs].map((path) => readFileSync(path, 'utf8'));
  // Types stand with what they are of, and the compiler is run by the name of its command.
  const isSilent = (name: string) => name.startsWith('@types/') || name === 'typescript';
  const isAsked = (name: string) => texts.some((text) => new RegExp(`['"/]${name}['"/]`).test(text));
  expect(Object.keys(devDependencies).filter((name) => !isSilent(name) && !isAsked(name))).toEqual([]);
});
