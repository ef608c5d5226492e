import { expect, it, test } from 'vitest';
import { groupText, lengthOf } from './groupText.ts';

const product = { name: '五常稻花香', price: '38', description: '', limit: 5, img: '', amount: 10 };
const days = { start_time: '2026-03-08', end_time: '2026-03-15' };

it('GB-D3 a group-buy is told with how it is handed over, from when to when, and what it offers', () => {
  const eggs = { ...product, name: '鸡蛋', price: '1234.5', limit: 0 };
  expect(groupText({ name: '五常新米团', delivery: 2, ...days, products: [product, eggs] })).toBe(
    '【五常新米团】送货上门 3月8日 ～ 3月15日\n1️⃣ 五常稻花香 38.00（限 5）\n2️⃣ 鸡蛋 1,234.50',
  );
});

test.each([
  [1, '统一广场', '【荔枝团】自提 3月8日 ～ 3月15日\n自提地址：统一广场'],
  [1, '', '【荔枝团】自提 3月8日 ～ 3月15日'],
  [2, '统一广场', '【荔枝团】送货上门 3月8日 ～ 3月15日'],
] as const)('GB-D3 handed over by way %d at %j it reads %j', (delivery, pickup_address, text) => {
  expect(groupText({ name: '荔枝团', delivery, pickup_address, ...days })).toBe(text);
});

it('GB-D3 the tenth has a sign of its own, and there is none for the eleventh', () => {
  const lines = groupText({ products: Array.from({ length: 11 }, () => product) }).split('\n');
  expect(lines.slice(8).map((line) => line.split(' ')[0])).toEqual(['8️⃣', '9️⃣', '🔟', '11.']);
});

it('GB-D3 what did not arrive is left out', () => {
  expect(groupText({})).toBe('【】');
});

test.each([
  ['', 0],
  ['团购', 2],
  ['1️⃣ 鸡蛋', 4],
])('GB-D3 %j is %d characters long', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});
