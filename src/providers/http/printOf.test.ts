import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printOf } from './printOf.ts';

test('N4 the same body has the same print, a body with one sign changed another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), fc.nat(), (text, seed) => {
      const at = seed % text.length;
      const changed = `${text.slice(0, at)}${String.fromCharCode((text.charCodeAt(at) + 1) % 0xffff)}${text.slice(at + 1)}`;
      expect(printOf(`${text}`)).toBe(printOf(text));
      expect(printOf(changed)).not.toBe(printOf(text));
    }),
    { numRuns: 500 },
  );
});

test('N4 a print is short and says nothing of the body', () => {
  expect(printOf('address=幸福路 8 号&'.repeat(10_000)).length).toBeLessThan(24);
});
