import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { sumMoney } from '#fields/money/sumMoney.ts';
import type { Enrolment } from '#schemas/entities/groupon.ts';
import { campaign, joined as enrolledAs, enrolments, wants } from '../../../../tests/support/groupDays.ts';
import { checkDay } from './checkDay.ts';
import { computeDay } from './computeDay.ts';

const joined = (order: number, name: string, ...products: Enrolment['products']) =>
  enrolledAs(order, { name }, ...products);
const rows = (...enrolments: readonly Enrolment[]) =>
  computeDay(campaign, enrolments).products.map(({ name, price, count, buyers, amount }) =>
    [name, price, count, buyers, amount].join(' '),
  );

test('GD-E2 a product is counted over all buyers, with its pieces, its buyers and its exact sum', () => {
  const day = computeDay(campaign, [
    joined(1, '张三', wants(9, 2, '19.9'), wants(4, 3, '0.1')),
    joined(2, '李四', wants(9, 1, '19.90')),
  ]);
  expect(day.products.map(({ name, count, buyers, amount }) => [name, count, buyers, amount])).toEqual([
    ['牛腩', 3, 2, '59.70'],
    ['白菜', 3, 1, '0.30'],
    ['大米', 0, 0, '0.00'],
  ]);
  expect([day.count, day.amount]).toEqual([6, '60.00']);
  expect(day.buyers.map(({ amount }) => amount)).toEqual(['40.10', '19.90']);
});

test('a price that changed midway makes two lines of a product, the lower one first', () => {
  expect(rows(joined(1, '张三', wants(9, 1, '19.9')), joined(2, '李四', wants(9, 2, '18')))).toEqual([
    '牛腩 18.00 2 1 36.00',
    '牛腩 19.90 1 1 19.90',
    '白菜 0.10 0 0 0.00',
    '大米 38.00 0 0 0.00',
  ]);
});

test('GD-E2 what the campaign no longer offers stands last, by its number', () => {
  expect(rows(joined(1, '张三', wants(31, 1, '5'), wants(12, 1, '5'), wants(6, 1, '38'))).slice(2)).toEqual([
    '大米 38.00 1 1 38.00',
    '已删除商品 #12 5.00 1 1 5.00',
    '已删除商品 #31 5.00 1 1 5.00',
  ]);
});

test('GD-D2 pick-up numbers go from 1 without a gap, in the order of enrolling', () => {
  const day = computeDay(campaign, [joined(30, '丙'), joined(4, '甲'), joined(12, '乙'), joined(12, '乙后')]);
  expect(day.buyers.map(({ number, order, name }) => [number, order, name])).toEqual([
    [1, 4, '甲'],
    [2, 12, '乙'],
    [3, 12, '乙后'],
    [4, 30, '丙'],
  ]);
});

test('whoever enrolled twice stands there twice; the same product twice in one enrolment is one line', () => {
  const day = computeDay(campaign, [
    joined(1, 'Amy', wants(9, 1, '19.9'), wants(9, 2, '19.90')),
    joined(2, 'amy', wants(9, 1, '19.9')),
  ]);
  expect(day.buyers.map(({ lines }) => lines.map(({ count }) => count))).toEqual([[3], [1]]);
  expect(day.products[0]?.buyers).toBe(2);
});

test('a line of no pieces is no line, and its buyer stays', () => {
  const day = computeDay(campaign, [joined(1, '张三', wants(9, 0, '19.9'), wants(99, 0, '1'))]);
  expect(day.buyers).toMatchObject([{ number: 1, lines: [], count: 0, amount: '0.00' }]);
  expect(day.products.map(({ id }) => id)).toEqual([9, 4, 6]);
  expect(checkDay(day)).toEqual([]);
});

test('what costs nothing is counted and adds nothing', () => {
  expect(rows(joined(1, '张三', wants(4, 5, '0')))[1]).toBe('白菜 0.00 5 1 0.00');
});

test('comments are counted for each product, without those that are only blanks', () => {
  const day = computeDay(campaign, [
    { ...joined(1, '张三', wants(9, 1, '19.9')), comment: '=1+1' },
    { ...joined(2, '李四', wants(9, 1, '19.9')), comment: ' \n' },
  ]);
  expect(day.products.map(({ comments }) => comments)).toEqual([1, 0, 0]);
});

it('the sum by product is the sum by buyer, to the last digit', () => {
  fc.assert(
    fc.property(enrolments, (all) => {
      const day = computeDay(campaign, all);
      expect(checkDay(day)).toEqual([]);
      expect(sumMoney(day.buyers.map(({ amount }) => amount))).toBe(sumMoney([day.amount]));
      const pieces = all.flatMap(({ products }) => products.map(({ amount }) => amount));
      expect(day.count).toBe(pieces.reduce((sum, each) => sum + each, 0));
    }),
  );
});

it('no two products share a key, and every line names one, in their order', () => {
  fc.assert(
    fc.property(enrolments, (all) => {
      const { products, buyers } = computeDay(campaign, all);
      const keys = products.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const buyer of buyers) {
        const places = buyer.lines.map(({ key }) => keys.indexOf(key));
        expect(places.toSorted((a, b) => a - b)).toEqual(places);
        expect(places).not.toContain(-1);
      }
    }),
  );
});

it('in whatever order the pages came, the day is the same', () => {
  fc.assert(
    fc.property(enrolments, fc.nat(29), (all, at) => {
      const numbered = all.map((each, place) => ({ ...each, enroll_order: place }));
      expect(computeDay(campaign, [...numbered.slice(at), ...numbered.slice(0, at)])).toEqual(
        computeDay(campaign, numbered),
      );
    }),
  );
});

test('a sum that does not agree is told by its product, and as a whole', () => {
  const day = computeDay(campaign, [joined(1, '张三', wants(9, 2, '19.9'))]);
  const [first, ...others] = day.products;
  if (!first) throw new Error('Failed to find the first product.');
  const differences = checkDay({ ...day, products: [{ ...first, count: 3, amount: '59.70' }, ...others] });
  expect(differences).toEqual([
    {
      key: '9@19.90',
      name: '牛腩',
      byProduct: { count: 3, amount: '59.70' },
      byBuyer: { count: 2, amount: '39.80' },
    },
  ]);
  expect(checkDay({ ...day, amount: '39.81' }).map(({ name }) => name)).toEqual(['合计']);
});

test('a price that is no amount is never counted as nothing', () => {
  const day = computeDay(campaign, [joined(1, '张三', wants(9, 2, 'NaN'))]);
  expect(checkDay(day).map(({ name }) => name)).toEqual(['牛腩', '合计']);
});
