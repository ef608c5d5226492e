import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readInt } from './readInt.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['１２', 12],
  ['-3', -3],
  ['0', 0],
  ['007', 7],
  ['', undefined],
  ['  ', undefined],
  ['1.5', '1.5'],
  ['-0', '-0'],
  ['1e3', '1e3'],
  ['十二', '十二'],
  ['1,000', '1,000'],
  ['1234567890123456', '1234567890123456'],
])('reads %j as %j', (typed, value) => {
  expect(readInt(typed)).toBe(value);
});

it('reads back every whole number that is shown', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(readInt(String(value))).toBe(value);
    }),
  );
});

it('never throws away what was typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readInt(typed) === undefined).toBe(typed.trim() === '');
    }),
  );
});
