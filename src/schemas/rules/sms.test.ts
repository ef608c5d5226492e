import { expect, test } from 'vitest';
import { smsContent } from './sms.ts';

test.each([
  ['nothing', '', '请输入短信内容'],
  ['blanks', ' \n ', '请输入短信内容'],
  ['a line', '您的团购已到货', undefined],
  ['1600 letters', 'a'.repeat(1600), undefined],
  ['1600 characters', '汉'.repeat(1600), undefined],
  ['1601 characters', '汉'.repeat(1601), '短信长度不超过 1600 个字符'],
  ['800 emoji', '🍜'.repeat(800), undefined],
  ['801 emoji, each of them two', '🍜'.repeat(801), '短信长度不超过 1600 个字符'],
])('B9 an SMS of %s', (_, content, sentence) => {
  expect(smsContent(content)).toBe(sentence);
});
