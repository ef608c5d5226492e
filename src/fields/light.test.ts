import { expect, test } from 'vitest';
import { filesLoadedWith, packagesLoadedWith } from '../../tests/architecture/sources.ts';

test('what a list needs before its first row stays light', () => {
  expect(packagesLoadedWith('src/fields/kinds.ts')).toEqual(['zod']);
});

test('a record that is read loads no antd', () => {
  expect(packagesLoadedWith('src/fields/shows.tsx')).not.toContain('antd');
});

test('what is said of kinds and keys comes with the linter, never with a merchant’s first screen', () => {
  const first = filesLoadedWith('src/main.tsx');
  expect(first).toContain('src/fields/kinds.ts');
  expect(first.filter((file) => /Shapes?\.ts$|\.shape\.ts$/.test(file))).toEqual([]);
});

test('rare kinds are not there before a declaration has one of them', () => {
  const [kinds, words] = ['src/fields/kinds.ts', 'src/fields/f.ts'].map(filesLoadedWith);
  for (const files of [kinds, words]) expect(files).not.toContain('src/fields/rareKinds.ts');
});
