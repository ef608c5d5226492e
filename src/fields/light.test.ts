import { expect, test } from 'vitest';
import { packagesLoadedWith } from '../../tests/architecture/sources.ts';

test.each(['cells', 'filters', 'compares', 'traits', 'valueIn'])(
  'what a list needs before its first row stays light: %s',
  (table) => {
    expect(packagesLoadedWith(`src/fields/${table}.ts`).filter((name) => name !== 'react')).toEqual([]);
  },
);

test('a record that is read loads no antd', () => {
  expect(packagesLoadedWith('src/fields/shows.tsx')).not.toContain('antd');
});
