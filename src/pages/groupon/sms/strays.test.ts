import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSms } from './countSms.ts';
import { expand } from './expand.ts';
import { straysIn, withoutStrays } from './strays.ts';

const values = { 团名: '海鲜团', 取货地址: '8 Main St', 截止日: '3月15日', 店名: 'Bay Fresh', 店铺电话: '604' };
const straysOf = (typed: string) => straysIn(typed, expand(typed, values));
const plainOf = (typed: string) => withoutStrays(typed, straysOf(typed));
const found = (text: string) => straysOf(text).map(({ at, character, plain }) => [at, character, plain]);

test.each([
  ['a curly quote', 'It’s ready', [[2, '’', "'"]]],
  ['a full-width yen sign', '￥12.50', [[0, '￥', '¥']]],
  ['one 汉 behind Latin letters', 'Pick up at 3pm 汉', [[15, '汉', undefined]]],
  ['an emoji, pointed at whole', 'Ready 🍜 now', [[6, '🍜', undefined]]],
  ['dots of a Chinese keyboard', 'Wait… ok', [[4, '…', '...']]],
  ['a variable that says something in Chinese', 'Your {团名} has come to {取货地址}', [[5, '{团名}', undefined]]],
  ['an unseen blank', 'Pick\u00a0up', [[4, '\u00a0', ' ']]],
])('GD-E10 %s is what makes a Latin text cost more', (_, text, strays) => {
  expect(found(text)).toEqual(strays);
});

test.each([
  ['a Latin text', 'Ready at 3pm'],
  ['a Chinese text', '你的团购到货了，请今天 18:00 前来取'],
  ['nothing', ''],
])('GD-E10 nothing is pointed at in %s', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('GD-E10 said in plain signs, the text costs what Latin costs; what has no plain sign stays', () => {
  expect(plainOf('“It’s ready”… 3–5pm，ok')).toBe('"It\'s ready"... 3-5pm,ok');
  expect(plainOf('Ready 🍜 it’s now')).toBe("Ready 🍜 it's now");
});

test('GD-E10 a text is never changed but in its strays, and never costs more afterwards', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', ' ', '€', '’', '￥', '🍜', '汉')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const plain = plainOf(text);
      expect(countSms(plain).segments).toBeLessThanOrEqual(countSms(text).segments);
      if (straysOf(text).length === 0) expect(plain).toBe(text);
    }),
  );
});
