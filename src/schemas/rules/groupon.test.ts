import { expect, test } from 'vitest';
import { grouponLimit } from './groupon.ts';

test.each([0, 1, 3, 10_000])('B4 takes the limit %d, where 0 is none', (limit) => {
  expect(grouponLimit(limit)).toBeUndefined();
});

test.each([-1, -0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('B4 refuses the limit %d', (limit) => {
  expect(grouponLimit(limit)).toBe('限制购买数量必须大于0');
});
