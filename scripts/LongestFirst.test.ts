import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longest, longestFirst } from './LongestFirst.ts';

test('every file that is named as a long one is there', () => {
  expect(longest.filter((path) => !existsSync(path))).toEqual([]);
});

test('long files begin, the longest first, and the others keep their order', () => {
  const files = ['tests/e2e/b.e2e.ts', longest[1], 'tests/e2e/a.e2e.ts', longest[0]].map((path) => ({
    moduleId: `/clone/${path}`,
  }));
  expect(longestFirst(files)).toEqual([files[3], files[1], files[0], files[2]]);
});
