import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { casesOf, casesText } from './casesOf.ts';

test.each([
  [12, 6, '2 整箱'],
  [13, 6, '3 箱，再凑 5 份满一箱'],
  [1, 10, '1 箱，再凑 9 份满一箱'],
  [0, 10, '0 整箱'],
])('GD-D3 %d pieces at %d to a box are %s', (pieces, size, text) => {
  expect(casesText(pieces, size)).toBe(text);
});

it('GD-D3 the boxes hold all pieces, and one less would not', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 500 }), (pieces, size) => {
      const { boxes, missing } = casesOf(pieces, size);
      expect(boxes * size - missing).toBe(pieces);
      expect(missing).toBeLessThan(size);
      expect(missing).toBeGreaterThanOrEqual(0);
    }),
  );
});
