import { expect, test } from 'vitest';
import { feeSentence } from './feeSentence.ts';
import { readPhone } from './readPhone.ts';

test.each([
  ['1', '6045550123', '+1 604 555 0123', undefined],
  ['+1', '(604) 555-0123', '+1 604 555 0123', undefined],
  ['１', '６０４５５５０１２３', '+1 604 555 0123', undefined],
  ['44', '020 7946 0958', '+44 20 7946 0958', undefined],
  ['86', '13800138000', '+86 138 0013 8000', undefined],
  ['852', '91234567', '+852 9123 4567', undefined],
  ['1', '+1 604 555 0123', '+1 604 555 0123', undefined],
  ['1', '604555012', '+1 604555012', '+1 的号码一般不是这个长度，请核对'],
  ['1', '+44 20 7946 0958', '+44 20 7946 0958', '电话里的区号是 44，和上面填的 1 不一样'],
  ['999', '12345', '+999 12345', '没有认出这个号码，请检查区号和电话'],
  ['1', '微信同号', '+1 微信同号', '没有认出这个号码，请检查区号和电话'],
])('S1 the code %s with %s reads as %s', (code, phone, number, unusual) => {
  expect(readPhone(code, phone)).toEqual({ number, unusual });
});

test.each([
  ['', '6045550123'],
  ['1', ' '],
  ['美国', '6045550123'],
])('a code "%s" with a number "%s" reads as nothing yet', (code, phone) => {
  expect(readPhone(code, phone)).toBeUndefined();
});

test.each([
  ['5', '50', '运费 5.00；满 50.00 免运费'],
  ['0', '0', '运费 0.00；满 0.00 免运费'],
  ['12.5', '1234', '运费 12.50；满 1,234.00 免运费'],
  ['', '50', undefined],
  ['5', '-1', undefined],
  ['1.234', '50', undefined],
  [undefined, '50', undefined],
])('S1 a fee of %s, free from %s, is said as %s', (fee, free, sentence) => {
  expect(feeSentence(fee, free)).toBe(sentence);
});
