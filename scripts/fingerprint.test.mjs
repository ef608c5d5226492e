import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder;
const write = (path, text) => writeFileSync(join(folder, path), text);
const take = (counts) => fingerprint(folder, ['src', 'config.ts', 'absent'], counts);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  write('src/a.ts', 'one');
  write('src/deep/b.ts', 'two');
  write('config.ts', 'three');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the time of a file does not count', () => {
  const before = take();
  utimesSync(join(folder, 'src/a.ts'), 0, 0);
  expect(take()).toBe(before);
});

test.each([
  ['another content', () => write('src/deep/b.ts', 'TWO')],
  ['another name', () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/c.ts'))],
  ['a new file', () => write('src/new.ts', '')],
  ['a missing file', () => rmSync(join(folder, 'config.ts'))],
  ['a file that was absent', () => write('absent', '')],
])('%s gives another fingerprint', (_, change) => {
  const before = take();
  change();
  expect(take()).not.toBe(before);
});

test('a file that does not matter may change', () => {
  const counts = (path) => path !== 'src/deep/b.ts';
  const before = take(counts);
  write('src/deep/b.ts', 'TWO');
  expect(take(counts)).toBe(before);
});
