import { expect, it } from 'vitest';
import { typedIn } from './typedIn.ts';

const loaded = { name: '水饺', stock: 3, imgs: [], spec: { 2: [] } };
const changes = (...names: string[]) => ({ all: () => names, baseline: () => loaded });

it('only what was touched is kept, with what it started from, and what goes with the save', () => {
  const releases = [{ field: 'spec', row: { id: 5 } }];
  expect(typedIn(changes('name', 'stock'), { ...loaded, name: '虾饺', stock: undefined }, { releases })).toEqual({
    values: { name: '虾饺', stock: undefined },
    base: { name: '水饺', stock: 3 },
    releases,
  });
});

it('N4 a field that holds a file is left out, however deep the file lies, and it is said that not all is kept', () => {
  const file = new File(['x'], 'a.png');
  const values = { name: '虾饺', imgs: [{ path: '/a.png', file }], spec: { 2: [{ card: file }] } };
  expect(typedIn(changes('name', 'imgs', 'spec'), values, { releases: [] })).toMatchObject({
    values: { name: '虾饺' },
    partly: true,
  });
});
