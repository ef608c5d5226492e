import { expect, test } from 'vitest';
import { f } from '#fields/f.ts';
import { sameIn } from './sameIn.ts';

test.each([
  ['12.50', '12.5', true],
  ['12.00', '12', true],
  ['100', '1', false],
  ['0.05', '0.5', false],
  ['', undefined, true],
])('N1 the amounts %j and %j are the same: %j', (one, other, same) => {
  const price = f.money({ label: '价格' });
  expect(sameIn({ fields: { price } })('price', one, other)).toBe(same);
});
