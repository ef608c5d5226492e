import { expect, test } from 'vitest';
import { currencies } from './currencies.ts';
import { guessUnit } from './guessUnit.ts';
import { readChoice } from './unitChoice.ts';

const nowhere = { zone: 'UTC', languages: ['en-US', 'en'] };

test.each([
  ['44', '£'],
  ['+61', 'A$'],
  ['0064', undefined],
  ['64', 'NZ$'],
  ['３３', '€'],
  ['353', '€'],
  ['65', 'S$'],
  ['60', 'RM'],
  ['82', '₩'],
  ['81', 'JP¥'],
  ['86', '¥'],
  ['852', 'HK$'],
  ['7', undefined],
  ['', undefined],
  ['44x', undefined],
  ['微信', undefined],
])('SI-D2 a shop dialled by %j is likely paid in %s', (code, unit) => {
  expect(guessUnit(code, nowhere)).toBe(unit);
});

test.each([
  ['America/Vancouver', ['zh-CN'], 'CA$'],
  ['Canada/Pacific', ['zh-CN'], 'CA$'],
  ['America/Los_Angeles', ['zh-CN'], 'US$'],
  ['America/Indiana/Knox', ['zh-CN'], 'US$'],
  ['America/New_York', ['fr-CA', 'zh-CN'], 'CA$'],
  ['America/Jamaica', ['en-US'], undefined],
  ['America/Toronto/Nowhere', ['en-US'], undefined],
  ['Asia/Shanghai', ['zh-CN', 'en-US'], undefined],
])('SI-D2 +1 is dialled for two countries: at %s, read in %j, it is %s', (zone, languages, unit) => {
  expect(guessUnit('1', { zone, languages })).toBe(unit);
});

test('SI-D2 no two currencies are written alike', () => {
  expect(new Set(currencies.map(({ unit }) => unit)).size).toBe(currencies.length);
});

test.each([
  ['CA$', 'CA$'],
  ['', ''],
  ['$', undefined],
  ['<script>', undefined],
  [null, undefined],
  [undefined, undefined],
])('SI-D2 of %j kept, %j was chosen', (kept, choice) => {
  expect(readChoice(kept)).toBe(choice);
});
