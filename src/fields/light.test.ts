import { expect, test } from 'vitest';
import { packagesLoadedWith } from '../../tests/architecture/sources.ts';

test('what a list needs before its first row stays light', () => {
  expect(packagesLoadedWith('src/fields/kinds.ts')).toEqual(['zod']);
});

test('a record that is read loads no antd', () => {
  expect(packagesLoadedWith('src/fields/shows.tsx')).not.toContain('antd');
});
