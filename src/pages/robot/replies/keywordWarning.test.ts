import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { keywordWarning, type Worded } from './keywordWarning.ts';

const rule = (keyword: string, match: 0 | 1 = 0, scope: 1 | 2 | 3 = 3): Worded => ({ keyword, match, scope });

test.each([
  ['the same word', [rule('地址')], [rule('地址', 1)], '已经有「地址」'],
  ['the same word in another width', [rule('ｗｉｆｉ')], [rule('WiFi')], '已经有「WiFi」'],
  ['the same word where the other never answers', [rule('地址', 0, 1)], [rule('地址', 0, 2)], undefined],
  [
    'a word that holds another',
    [rule('营业时间表', 1)],
    [rule('营业时间')],
    '「营业时间表」里有已有的「营业时间」，两条可能同时命中',
  ],
  ['a word held by another', [rule('营业')], [rule('营业时间', 1)], '已有的「营业时间」里有「营业」，两条可能同时命中'],
  ['a word that holds one that has to stand alone', [rule('营业时间表')], [rule('营业时间', 1)], undefined],
  ['two typed at once', [rule('运费'), rule('运费多少')], [], '「运费多少」里有「运费」，两条可能同时命中'],
  ['words that are apart', [rule('运费'), rule('地址')], [rule('付款')], undefined],
  ['nothing yet', [rule('')], [rule('付款')], undefined],
])('RB-E7 %s', (_, typed, others, said) => {
  expect(keywordWarning(typed, others)).toBe(said);
});

it('RB-E7 of many only the first three are told, and how many more there are', () => {
  const others = ['甲乙', '甲丙', '甲丁', '甲戊', '甲己'].map((word) => rule(word));
  expect(keywordWarning([rule('甲')], others)).toMatch(/；还有 2 处$/);
});

it('RB-E7 whatever the words are, a rule is never in the way of one it shares no chat with', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 4 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(keywordWarning([rule(one, 0, 1)], [rule(other, 0, 2)])).toBeUndefined();
    }),
  );
});
