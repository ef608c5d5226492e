import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, changeOf, narrowed } from './changeOf.ts';

const written = (was: string, { from, to, text }: Change) => was.slice(0, from) + text + was.slice(to);

test.each([
  ['a word behind a word', '你', '你好', [1, 1], [1, 1, '好']],
  ['a letter beside its like stands where the caret was', 'aaa', 'aaaa', [1, 1], [1, 1, 'a']],
  ['a selection that is written over', 'abcd', 'axd', [1, 3], [1, 3, 'x']],
  ['a composition that was given up', 'ab', 'ab', [1, 1], [1, 1, '']],
  ['a word in front of the caret that was taken up, too', 'say helo', 'say hello!', [8, 8], [7, 8, 'lo!']],
  ['a blank behind the caret that a suggestion swallowed', 'hel lo', 'hello', [3, 3], [3, 4, '']],
] as const)('E16 %s', (_, was, now, [from, to], change) => {
  const { from: start, to: end, text } = changeOf(was, now, { from, to });
  expect([start, end, text]).toEqual(change);
});

test.each([
  ['of a word only the letters that are others', 'say hello', [4, 9, 'hallo'], [5, 6, 'a']],
  ['a word that goes on', 'hel', [0, 3, 'hell'], [3, 3, 'l']],
  ['never half of a sign', '😀', [0, 2, '😁'], [0, 2, '😁']],
  ['nothing where nothing is other', 'same', [0, 4, 'same'], [4, 4, '']],
] as const)('E16 a change is %s', (_, was, [from, to, text], [start, end, rest]) => {
  expect(narrowed(was, { from, to, text })).toEqual({ from: start, to: end, text: rest });
});

const sign = fc.constantFrom('a', 'b', '你', '😀', '😁', '👨‍👩‍👧', '\n', '\ufffc');
const text = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));

test('E16 whatever a browser has made of a text is what the change makes of it', () => {
  fc.assert(
    fc.property(text, text, fc.nat(40), fc.nat(40), (was, now, one, other) => {
      const [from = 0, to = 0] = [one, other].map((at) => Math.min(at, was.length)).sort((a, b) => a - b);
      const change = changeOf(was, now, { from, to });
      expect(written(was, change)).toBe(now);
      expect(written(was, narrowed(was, change))).toBe(now);
      expect(change.from).toBeLessThanOrEqual(from);
      expect(change.to).toBeGreaterThanOrEqual(to);
    }),
  );
});

test('E16 what is composed stands at the caret, whatever stands beside it', () => {
  fc.assert(
    fc.property(text, text, text, (before, word, after) => {
      const at = { from: before.length, to: before.length };
      expect(changeOf(before + after, before + word + after, at)).toEqual({ ...at, text: word });
    }),
  );
});
