import { expect, test } from 'vitest';
import { distinctPhones, smsContent } from './sms.ts';

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

test.each([
  ['nobody', [], []],
  ['one phone twice', ['6045550100', '6045550100'], ['6045550100']],
  ['one phone, written in two ways', ['604 555-0100', '6045550100'], ['604 555-0100']],
  ['one phone in full-width digits', ['６０４５５５０１００', '6045550100'], ['６０４５５５０１００']],
  ['what is no phone', ['', ' ', '--', '无'], []],
  ['two phones, in the order in which they came', [' 2', '1'], ['2', '1']],
])('B9 an SMS to %s goes to each phone once', (_, phones, distinct) => {
  expect(distinctPhones(phones)).toEqual(distinct);
});
