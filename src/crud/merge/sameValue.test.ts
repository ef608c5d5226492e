import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { sameValue } from './sameValue.ts';

test.each([
  ['', undefined],
  [null, ''],
  [[], undefined],
  [{ name: 'a', hint: '' }, { name: 'a' }],
  [[{ id: 1, name: undefined }], [{ id: 1 }]],
])('%j says the same as %j', (one, other) => {
  expect(sameValue(one, other)).toBe(true);
});

test.each([
  [0, undefined],
  [false, ''],
  [0, '0'],
  ['12.5', '12.50'],
  [[], ['a']],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, [1]],
])('%j does not say the same as %j', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
});

it('whatever it is, a value says the same as its copy, from either side', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(sameValue(one, structuredClone(one))).toBe(true);
      expect(sameValue(one, other)).toBe(sameValue(other, one));
    }),
  );
});
