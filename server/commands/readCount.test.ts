import { expect, test } from 'vitest';
import { readCount } from './readCount.ts';

test.each([
  ['20000', 20_000],
  ['0', 0],
  ['', undefined],
  [' ', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  [undefined, undefined],
])('how many %j says: %j', (text, count) => {
  expect(readCount(text)).toBe(count);
});
