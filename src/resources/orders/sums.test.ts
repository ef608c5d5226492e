import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { compareMoney } from '#fields/money/compareMoney.ts';
import { sumMoney } from '#fields/money/sumMoney.ts';
import { aggregate, pickSums, pickText } from './aggregate.ts';
import { linesSheet } from './linesSheet.ts';
import { orderSums } from './orderSums.ts';
import { addressBlock, orderNamed } from './orderTexts.ts';
import { lineTotal, type OrderRecord, purchasesText } from './purchases.ts';
import { statistics } from './statistics.ts';

type Bought = readonly [product: number, price: string | undefined, amount: number | undefined];

const order = (id: number, bought: readonly Bought[], rest: Partial<OrderRecord> = {}): OrderRecord => ({
  id,
  serial_num: `S${id}`,
  receiver_name: '王女士',
  phone: '6045550101',
  address: '8888 Saba Rd',
  total_price: '35.50',
  transportation_cost: '5.99',
  shipping_method: 1,
  status: 1,
  purchase_records: bought.map(([product, price, amount], at) => ({
    id: at + 1,
    amount,
    product: { id: product, name: `商品${product}`, description: '', price, imgs: [] },
  })),
  ...rest,
});

test.each([
  ['19.9', 3, '59.70'],
  ['0.1', 3, '0.30'],
  [undefined, 3, undefined],
  ['1', undefined, undefined],
])('O2 a line of %s, %s times, costs %s', (price, amount, total) => {
  expect(lineTotal(price, amount)).toBe(total);
});

test('O2 an order adds up to its lines and its freight', () => {
  const held = order(
    1,
    [
      [7, '18.99', 2],
      [8, '4.99', 1],
    ],
    { total_price: '48.96' },
  );
  expect(orderSums(held)).toEqual({
    goods: '42.97',
    freight: '5.99',
    counted: '48.96',
    stated: '48.96',
    differs: false,
  });
  expect(orderSums({ ...held, total_price: '48.960' }).differs).toBe(false);
});

test('O2 a total that is not what the lines come to is not hidden', () => {
  expect(orderSums(order(1, [[7, '10', 1]], { total_price: '15.98' }))).toMatchObject({
    counted: '15.99',
    differs: true,
  });
});

test('O2 T6 where a price did not arrive nothing is added up, and nothing is said to differ', () => {
  const held = orderSums(
    order(1, [
      [7, undefined, 1],
      [8, '1', 1],
    ]),
  );
  expect(held).toMatchObject({ goods: undefined, counted: undefined, differs: false });
});

test('one product at two prices is got ready in two lines, each of which multiplies out', () => {
  const lines = aggregate([
    order(1, [
      [7, '2', 1],
      [8, '1', 5],
    ]),
    order(2, [[7, '2', 3]]),
    order(3, [[7, '2.5', 1]]),
  ]);
  expect(lines).toEqual([
    { product: 7, name: '商品7', price: '2', amount: 4, orders: 2, total: '8.00' },
    { product: 7, name: '商品7', price: '2.5', amount: 1, orders: 1, total: '2.50' },
    { product: 8, name: '商品8', price: '1', amount: 5, orders: 1, total: '5.00' },
  ]);
  expect(pickText(lines, '备货单')).toBe(
    '备货单\n1. 商品7 ×4（单价 2.00）\n2. 商品7 ×1（单价 2.50）\n3. 商品8 ×5（单价 1.00）\n合计 10 件，15.50',
  );
});

test('figures count orders, money, ways to ship and products, most money first', () => {
  const held = [
    order(1, [[7, '1', 1]], { total_price: '10' }),
    order(2, [[8, '9', 1]], { total_price: '10.01', shipping_method: 2 }),
  ];
  expect(statistics(held)).toMatchObject({
    count: 2,
    total: '20.01',
    average: '10.01',
    shipped: [
      { method: 1, count: 1, total: '10.00' },
      { method: 2, count: 1, total: '10.01' },
    ],
    products: [{ product: 8 }, { product: 7 }],
  });
  expect(statistics([])).toMatchObject({ count: 0, total: '0.00', average: undefined, products: [] });
});

test('an order is named by number, receiver and total, and copied as an address', () => {
  expect(orderNamed(order(1029, []))).toBe('#S1029 王女士 35.50');
  expect(orderNamed({})).toBe('#');
  expect(addressBlock(order(1, []))).toBe('王女士\n6045550101\n8888 Saba Rd');
  expect(addressBlock({ address: '自提点' })).toBe('自提点');
  expect(
    purchasesText(
      order(1, [
        [7, '1', 2],
        [8, '1', undefined],
      ]),
    ),
  ).toBe('商品7 ×2，商品8 ×--');
});

const bought = fc.tuple(
  fc.integer({ min: 1, max: 6 }),
  fc
    .integer({ min: 0, max: 9_999_999 })
    .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
  fc.integer({ min: 0, max: 99 }),
);
const some = fc
  .array(fc.array(bought, { maxLength: 6 }), { maxLength: 12 })
  .map((all) => all.map((lines, at) => order(at + 1, lines)));

it('what is got ready is what was ordered: pieces and money, whatever the order of the orders', () => {
  fc.assert(
    fc.property(some, (orders) => {
      const { amount, total } = pickSums(aggregate(orders));
      const pieces = orders.flatMap(({ purchase_records = [] }) => purchase_records.map((line) => line.amount ?? 0));
      expect(amount).toBe(pieces.reduce((one, other) => one + other, 0));
      expect(total).toBe(sumMoney(orders.map((each) => orderSums(each).goods ?? '')));
      expect(pickSums(aggregate(orders.toReversed()))).toEqual({ amount, total });
    }),
  );
});

it('every line of the list multiplies out, and no product and price stands twice', () => {
  fc.assert(
    fc.property(some, (orders) => {
      const lines = aggregate(orders);
      for (const { price, amount, total } of lines) expect(total).toBe(lineTotal(price, amount));
      expect(new Set(lines.map(({ product, price }) => `${product} ${price}`)).size).toBe(lines.length);
    }),
  );
});

it('figures by way of shipping make up the whole', () => {
  fc.assert(
    fc.property(some, (orders) => {
      const mixed = orders.map((each, at) => ({
        ...each,
        shipping_method: at % 3 === 0 ? (2 as const) : (1 as const),
      }));
      const { count, total, shipped, average } = statistics(mixed);
      expect(shipped.reduce((sum, part) => sum + part.count, 0)).toBe(count);
      expect(compareMoney(sumMoney(shipped.map((part) => part.total ?? '')) ?? '', total ?? '')).toBe(0);
      expect(average === undefined).toBe(count === 0);
    }),
  );
});

test('O2 every line of every order is a row of a sheet, and what did not arrive is empty', () => {
  const { columns, rows } = linesSheet([
    order(1, [
      [7, '19.9', 3],
      [8, '4.99', undefined],
    ]),
    order(2, [[7, undefined, 1]], { serial_num: undefined, receiver_name: undefined }),
    order(3, []),
  ]);
  expect(columns.map(({ heading }) => heading)).toEqual(['订单号', '收货人', '商品', '单价', '数量', '小计']);
  expect(rows).toEqual([
    ['S1', '王女士', '商品7', '19.9', 3, '59.70'],
    ['S1', '王女士', '商品8', '4.99', '', ''],
    ['', '', '商品7', '', 1, ''],
  ]);
});
