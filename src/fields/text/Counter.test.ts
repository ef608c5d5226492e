import { expect, test } from 'vitest';
import { heard } from './Counter.tsx';

test.each([
  [0, ''],
  [26, ''],
  [27, '快满了，最多 30 个字符'],
  [29, '快满了，最多 30 个字符'],
  [30, '已满 30 个字符'],
  [31, '超过了 30 个字符，请删减'],
  [33, '超过了 30 个字符，请删减'],
])('V1 at %i of 30 characters a screen reader hears "%s"', (used, said) => {
  expect(heard(used, 30)).toBe(said);
});
