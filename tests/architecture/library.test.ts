import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { look } from '../../examples/library/look.ts';
import { tokens } from '../../src/ui/theme/tokens.ts';
import { sources } from './product.ts';
import { filesLoadedWith, isCode, isTest, readSources, resolveImport } from './sources.ts';

const library = readSources(['examples/library'], (path) => isCode(path) && !isTest(path));
const inPage = library.filter(({ path }) => !/\.mjs$|vite\.config\.ts$/.test(path));

/** The rooms another product may be made of. */
const rooms = /^src\/(?:crud|fields|providers|schemas|shell|ui)\//;
/** What in them is the merchants' own. */
const merchants =
  /^src\/(?:resources|pages|editor|admin-tools)\/|^src\/\w+\.tsx?$|\/merchant\w+\.ts$|\/privileged\.ts$|^src\/schemas\/endpoints\/(?:account|shop|goods|orders|groupons|robot)\.ts$/;

test('the library is made of the rooms, and of nothing that is the merchants', () => {
  const asked = inPage.flatMap(({ path, imports }) => imports.flatMap(({ asked }) => resolveImport(path, asked) ?? []));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !path.startsWith('examples/') && !rooms.test(path))).toEqual([]);
  const loaded = inPage.flatMap(({ path }) => filesLoadedWith(path)).filter((path) => path.startsWith('src/'));
  expect([...new Set(loaded)].filter((path) => merchants.test(path))).toEqual([]);
});

test('no room knows of an example, nor of a brand', () => {
  const knowing = sources.filter(({ imports }) => imports.some(({ asked }) => /examples\/|\/brand\.ts$/.test(asked)));
  expect(knowing.map(({ path }) => path)).toEqual(['src/main.tsx']);
  const naming = sources.filter(({ path, code }) => rooms.test(path) && code.includes('掌柜台'));
  expect(naming.map(({ path }) => path)).toEqual([]);
});

test('another product has every colour, and one of its own', () => {
  expect(Object.keys(look.light)).toEqual(Object.keys(tokens.light));
  expect(look.light.primary).not.toBe(tokens.light.primary);
});

test('the README of the library is read in one go', () => {
  expect(readFileSync('examples/library/README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});
