import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { groupDigits } from './groupDigits.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1426, '1,426'],
  [-1426, '-1,426'],
  [20_000_000, '20,000,000'],
])('%d is shown as %s', (count, text) => {
  expect(groupDigits(count)).toBe(text);
});

it('thousands stand apart as everywhere in Chinese', () => {
  const chinese = new Intl.NumberFormat('zh-CN');
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => groupDigits(count) === chinese.format(count)));
});
