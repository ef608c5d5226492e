import { expect, test } from 'vitest';
import { heldAt } from './heldAt.ts';

const record = {
  city: 1,
  rows: [
    { id: 7, city: 2 },
    { id: 8, city: 3 },
  ],
  spec: { 2: [{ id: 9, city: 4 }] },
};
const moved = { ...record, rows: [{ city: 9 }, { id: 8, city: 5 }, { id: 7, city: 2 }] };

test.each([
  ['a field', ['city'], 1],
  ['a row that was moved', ['rows', 2, 'city'], 2],
  ['a row that was changed', ['rows', 1, 'city'], 3],
  ['a row that is new', ['rows', 0, 'city'], undefined],
  ['a row of a variant', ['spec', '2', 0, 'city'], 4],
  ['nothing', ['nobody', 3, 'city'], undefined],
])('G5 of %s the record holds what it held', (_, path, held) => {
  expect(heldAt(record, moved, path)).toBe(held);
});
