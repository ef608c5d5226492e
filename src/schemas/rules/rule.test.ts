import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { text } from '../codecs/text.ts';
import { atMost, firstOf, isEmpty, required, rule } from './rule.ts';

const name = firstOf(required('请输入名称'), atMost(3, '太长'));

test.each([
  ['', '请输入名称'],
  ['一二三', undefined],
  ['一二三四', '太长'],
  ['🇨🇦🇨🇳👩‍🍳', undefined],
  ['é́é́é́', undefined],
])('says the first thing that is wrong with %j: %s', (value, sentence) => {
  expect(name(value)).toBe(sentence);
});

it('becomes a check that refuses with the same sentence and says that it was a rule', () => {
  const schema = z.object({ name: text.check(rule(name)) });
  const { error } = z.safeEncode(schema, { name: '' });
  expect(error?.issues).toEqual([
    expect.objectContaining({ code: 'custom', path: ['name'], message: '请输入名称', params: { rule: true } }),
  ]);
});

it('lets through what no rule refuses', () => {
  expect(z.encode(text.check(rule(name)), '好')).toBe('好');
  expect(z.decode(text.check(rule(name)), 12)).toBe('12');
});

test.each(['书'.repeat(900_000), `e${'\u0301'.repeat(900_000)}`, '👩‍🍳'.repeat(100_000)])(
  'a book is told to be too long at once, without a copy of it for each of its characters',
  (book) => {
    const begun = performance.now();
    expect(atMost(500, '太长')(book)).toBe('太长');
    expect(performance.now() - begun).toBeLessThan(1000);
  },
);

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  [' \n', true],
  ['\u200b', true],
  [[], true],
  [0, false],
  [false, false],
  ['0', false],
  [[''], false],
  [{}, false],
])('S2 N10 %j is empty: %j', (value, empty) => {
  expect(isEmpty(value)).toBe(empty);
});

test.each(['\u200b', '\ufeff\u3164', ' \u00ad '])('N10 a name of %j is none', (unseen) => {
  expect(name(unseen)).toBe('请输入名称');
});
