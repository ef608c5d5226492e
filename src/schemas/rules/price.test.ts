import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { grouponPrice } from './groupon.ts';
import { goodsPrice } from './price.ts';

test.each(['0', '0.00', '12', '12.5', '12.50', '9999999999', '9999999999.99', '007'])(
  'B4 G5 takes the price %s',
  (value) => {
    expect(grouponPrice(value)).toBeUndefined();
    expect(goodsPrice(value)).toBeUndefined();
  },
);

test.each([
  '',
  ' ',
  '-1',
  '-0',
  '1.234',
  '10000000000',
  '10000000000.00',
  '12.',
  '.5',
  '1,000',
  '１２',
  '1e3',
  '12元',
  '12\n',
  'NaN',
])('B4 G5 refuses the price %j in the words of its form', (value) => {
  expect(grouponPrice(value)).toBe('请输入正确的商品价格');
  expect(goodsPrice(value)).toBe('价格格式不正确');
});

it('B4 takes exactly what has up to 10 digits and up to 2 decimals', () => {
  const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`));
  fc.assert(
    fc.property(digits(1, 14), digits(0, 4), (whole, decimals) => {
      const fits = whole.length <= 10 && decimals.length <= 2;
      const value = decimals === '' ? whole : `${whole}.${decimals}`;
      expect(grouponPrice(value) === undefined).toBe(fits);
    }),
  );
});
