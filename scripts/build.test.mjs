import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, isBuiltFrom } from './build.mjs';

let dist;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const folder of ['app', 'server']) mkdirSync(join(dist, folder));
  for (const file of ['app/index.html', 'server/main.js']) writeFileSync(join(dist, file), '');
});

afterEach(() => rmSync(dist, { recursive: true }));

test('a build with the stamp of these sources is kept', () => {
  writeFileSync(join(dist, '.stamp'), 'these');
  expect(isBuilt(dist, 'these')).toBe(true);
});

test('a build of other sources is made again', () => {
  writeFileSync(join(dist, '.stamp'), 'others');
  expect(isBuilt(dist, 'these')).toBe(false);
});

test('a build that did not reach its end is made again', () => {
  expect(isBuilt(dist, 'these')).toBe(false);
});

test.each(['app/index.html', 'server/main.js'])('a build that lost %s is made again', (file) => {
  writeFileSync(join(dist, '.stamp'), 'these');
  rmSync(join(dist, file));
  expect(isBuilt(dist, 'these')).toBe(false);
});

test.each([
  ['src/schemas/limits.ts', true],
  ['server/seed/pictures/tea.webp', true],
  ['src/crud/test/Test.tsx', true],
  ['src/schemas/limits.test.ts', false],
  ['src/crud/List.test.tsx', false],
])('%s is part of a build: %s', (path, answer) => {
  expect(isBuiltFrom(path)).toBe(answer);
});
