import { expect, test } from 'vitest';
import { orderSteps } from './orderSteps.ts';

const inWords = (place: number, of: number, denied?: string) =>
  orderSteps(place, of, denied).map(({ label, to, denied }) => denied ?? `${label} ${to}`);

test.each([
  ['the first', 0, 3, ['已经在最前面', '已经在最前面', '下移 1', '置底 2']],
  ['one in the middle', 1, 3, ['置顶 0', '上移 0', '下移 2', '置底 2']],
  ['the last', 2, 3, ['置顶 0', '上移 1', '已经在最后面', '已经在最后面']],
])('C2 %s is led as far as there is a place, from 0', (_, place, of, words) => {
  expect(inWords(place, of)).toEqual(words);
});

test('C2 where the order cannot be changed each step says why', () => {
  expect(new Set(inWords(1, 3, '没有权限'))).toEqual(new Set(['没有权限']));
});
