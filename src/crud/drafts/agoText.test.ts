import { expect, test } from 'vitest';
import { agoText } from './agoText.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [-5, '刚才'],
  [59_999, '刚才'],
  [MINUTE, '1 分钟前'],
  [3 * MINUTE + 1, '3 分钟前'],
  [HOUR - 1, '59 分钟前'],
  [HOUR, '1 小时前'],
  [24 * HOUR - 1, '23 小时前'],
  [24 * HOUR, '1 天前'],
  [7 * 24 * HOUR, '7 天前'],
])('%d ms ago is %s', (ms, text) => {
  expect(agoText(ms)).toBe(text);
});
