import { expect, test } from 'vitest';
import { buildTarget } from '../../scripts/vite/browsers.ts';
import { newerThanTarget } from './newerThanTarget.ts';
import { isCode, isTest, readSources } from './sources.ts';

test('the build aims at the browsers of package.json', () => {
  expect(buildTarget).toEqual(['chrome105', 'edge105', 'firefox126', 'ios16.4', 'safari16.4']);
});

test('N11 nothing in the page calls what the oldest browser that is served does not have', () => {
  const found = readSources(['src'], (path) => isCode(path) && !isTest(path)).flatMap(({ path, code }) =>
    newerThanTarget(code).map((what) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each(['rows.toSorted(by)', 'URL.canParse(text)', 'URL.parse(text)', 'map.values().map(f)'])(
  'what is newer is found: %s',
  (code) => {
    expect(newerThanTarget(code)).toHaveLength(1);
  },
);
