import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { shiftPoint } from './shiftPoint.ts';

test.each([
  ['12.5', 2, '1250'],
  ['12.50', 2, '1250'],
  ['12.505', 2, '1250.5'],
  ['7', -2, '0.07'],
  ['-1250', -2, '-12.50'],
  ['0.15', 2, '15'],
  ['0.1500', 2, '15.00'],
  ['0', -2, '0.00'],
  ['0', 2, '0'],
  ['15', 0, '15'],
  ['十', 2, '十'],
])('%s moved by %d is %s', (text, by, moved) => {
  expect(shiftPoint(text, by)).toBe(moved);
});

it('never loses a digit: moved there and back it says the same', () => {
  const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  fc.assert(
    fc.property(whole, fc.stringMatching(/^\d{0,6}$/), fc.integer({ min: -8, max: 8 }), (n, decimals, by) => {
      const text = decimals === '' ? String(n) : `${n}.${decimals}`;
      const back = shiftPoint(shiftPoint(text, by), -by);
      const bare = (one: string) => (one.includes('.') ? one.replace(/\.?0+$/, '') : one);
      expect(bare(back)).toBe(bare(text));
    }),
  );
});
