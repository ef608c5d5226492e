import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesApart } from './linesApart.ts';

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
const only = (lines: ReturnType<typeof linesApart>, not: string) =>
  lines.flatMap(({ is, text }) => (is === not ? [] : [text])).join('\n');

test('without what is new it is the text before, and without what is gone the text after', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = linesApart(before, after);
      expect([only(lines, 'new'), only(lines, 'gone')]).toEqual([before, after]);
    }),
  );
});

test('a line that was changed is gone and new, all others are the same', () => {
  expect(linesApart('a\nb\nc', 'a\nx\nc').map(({ is, text }) => `${is} ${text}`)).toEqual([
    'same a',
    'gone b',
    'new x',
    'same c',
  ]);
});
