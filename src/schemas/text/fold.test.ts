import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, isBlank, withLatinSigns, withoutStrays } from './fold.ts';

test.each([
  ['❤', '❤️', 'a heart with and without its colour'],
  ['荔枝', '荔\u200b枝', 'a zero-width blank within'],
  ['荔枝', '\ufeff荔枝\u200e', 'what stands before and behind a copied word'],
  ['coop', 'co\u00adop', 'a soft hyphen'],
  ['é', 'e\u0301', 'an accent of its own'],
  ['é', 'e\u200b\u0301', 'an accent behind something unseen'],
  ['wifi', 'ＷｉＦｉ', 'wide letters'],
  ['1', '①', 'a number in a ring'],
  ['a b', 'a \u3000\n b', 'blanks of every kind'],
  ['1⃣', '1️⃣', 'a key of a telephone'],
])('N10 %j and %j are the same: %s', (one, other) => {
  expect(fold(other)).toBe(fold(one));
});

test.each([
  ['荔枝', '龙眼'],
  ['👍', '👎'],
  ['👍', '👍🏽'],
  ['🇨🇳', '🇨🇦'],
])('N10 %j and %j are two', (one, other) => {
  expect(fold(other)).not.toBe(fold(one));
});

test.each(['', ' ', '\u200b', '\u00ad\ufeff', '\u3164', '\u2800', '\u3000\u2060\ufe0f', '\u{e0020}'])(
  'N10 %j is seen by nobody',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(fold(text)).toBe('');
  },
);

test.each(['.', '0', '❤️', '👨‍👩‍👧', '荔\u200b'])('N10 %j is seen', (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each([
  ['荔\u200b枝', '荔枝'],
  ['\ufeff荔\u200d枝\u2060 ', '荔枝'],
  ['co\u00adop', 'coop'],
  ['e\u0301', 'é'],
  ['❤️', '❤️'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['👩🏽‍🌾', '👩🏽‍🌾'],
  ['🏳️‍🌈', '🏳️‍🌈'],
])('N10 of %j the robot compares %j', (typed, kept) => {
  expect(withoutStrays(typed)).toBe(kept);
});

test('N10 what is compared is compared the same a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(withoutStrays(withoutStrays(text))).toBe(withoutStrays(text));
    }),
  );
});

test.each([
  ['demo＠example。com', 'demo@example.com'],
  [' demo@example.com\u200b', 'demo@example.com'],
  ['１２３４５６', '123456'],
  ['\u200b', ''],
])('N10 an address or a code typed as %j means %j', (typed, meant) => {
  expect(withLatinSigns(typed)).toBe(meant);
});
