import { expect, test } from 'vitest';
import { posterContent, wordsOf } from './posterContent.ts';

const product = { name: '五常稻花香', price: '1234.5', description: '', limit: 5, img: '', amount: 10 };
const groupon = { name: '五常新米团', start_time: '2026-03-08', end_time: '2026-03-15', products: [product] };

test.each([
  [1, '统一广场', '自提', '统一广场'],
  [2, '统一广场', '送货上门', ''],
  [undefined, '统一广场', '', ''],
] as const)('GB-D4 handed over by way %s at %j a poster says %j and %j', (delivery, pickup_address, way, place) => {
  expect(posterContent({ ...groupon, ...(delivery && { delivery }), pickup_address }, '店', [])).toMatchObject({
    way,
    place,
  });
});

test('GB-D4 days and amounts are content as people read them, and all of it in words', () => {
  const content = posterContent({ ...groupon, delivery: 2 }, '温村华人团购', ['code']);
  expect(content).toMatchObject({ days: '3月8日 ～ 3月15日', products: [{ name: '五常稻花香', price: '1,234.50' }] });
  expect(wordsOf(content)).toBe('团购海报，温村华人团购，五常新米团，3月8日 ～ 3月15日，送货上门，五常稻花香 1,234.50');
});

test('GB-D4 what did not arrive is left out of the words', () => {
  expect(wordsOf(posterContent({}, '', []))).toBe('团购海报');
});
