import { expect, test } from 'vitest';
import { newestOf, newsIn } from './newsIn.ts';

const page = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['nothing has come', page(9, 8, 7), 9, undefined],
  ['two have come', page(11, 10, 9), 9, '2'],
  ['one was settled and an older one moved up', page(9, 7, 3), 9, undefined],
  ['one has come, and others were settled', page(12, 3, 2), 9, '1'],
  ['the list was empty', page(1), 0, '1'],
  ['a whole page has come, and maybe more', page(14, 13, 12), 9, '3+'],
  ['everything has gone', page(), 9, undefined],
])('where %s, %j after %d is %j', (_, records, seen, said) => {
  expect(newsIn(records, seen, 3)).toBe(said);
});

test('the newest of none is below all', () => {
  expect(newestOf([])).toBe(0);
  expect(newestOf(page(3, 12, 7))).toBe(12);
});
