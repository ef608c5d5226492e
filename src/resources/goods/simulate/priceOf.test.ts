import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { complexSpecFault } from '#schemas/rules/complexSpec.ts';
import { type Choices, type HalfGroup, priceOf } from './priceOf.ts';

const cup: HalfGroup = {
  Name: '杯型',
  required: 'required',
  type: 'radio',
  minimum: 1,
  maximum: 1,
  maximumEach: 1,
  options: [
    { name: '中杯', price: '19.90' },
    { name: '大杯', price: '22' },
  ],
};
const extra: HalfGroup = {
  Name: '加料',
  required: 'optional',
  type: 'checkbox',
  minimum: 2,
  maximum: 3,
  maximumEach: 2,
  options: [
    { name: '珍珠', price: '0.1' },
    { name: '仙草', price: '1.05' },
  ],
};

test.each<[string, Choices, string, readonly string[]]>([
  ['nothing', [], '0.00', ['「杯型」是必选的']],
  ['a cup', [[1, 0]], '19.90', []],
  ['two cups', [[1, 1]], '41.90', ['「杯型」只能选一项', '「杯型」最多选 1，现在选了 2']],
  ['a cup and one extra', [[1], [1]], '20.00', ['「加料」最少选 2，现在选了 1']],
  ['a cup and two extras', [[1], [1, 1]], '21.05', []],
  ['a cup and an extra three times', [[1], [3]], '20.20', ['「加料」里的「珍珠」最多 2 份，现在是 3 份']],
  ['a cup and four extras', [[1], [2, 2]], '22.20', ['「加料」最多选 3，现在选了 4']],
])('G6 a buyer who takes %s pays %3$s', (_, choices, price, blocked) => {
  expect(priceOf([cup, extra], choices)).toEqual({ price, blocked });
});

it('G6 an amount that cannot be read matters only to those who choose it', () => {
  const half: HalfGroup = { required: 'optional', options: [{ name: '珍珠', price: '1.' }, { name: '仙草' }] };
  expect(priceOf([half], [[0, 0]]).price).toBe('0.00');
  expect(priceOf([half], [[1, 0]]).price).toBeUndefined();
  expect(priceOf([half], [[0, 1]]).price).toBeUndefined();
});

describe('for any group of choices', () => {
  const cents = fc.nat(999_999);
  const amount = (value: number) => `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`;
  const small = fc.integer({ min: 0, max: 4 });
  const group = fc.record({
    Name: fc.constant('加料'),
    required: fc.constantFrom('required', 'optional'),
    type: fc.constantFrom('radio', 'checkbox'),
    minimum: small,
    maximum: small,
    maximumEach: fc.integer({ min: 1, max: 3 }),
    prices: fc.array(cents, { minLength: 1, maxLength: 5 }),
  });
  const withOptions = ({ prices, ...rest }: { readonly prices: readonly number[] } & HalfGroup): HalfGroup => ({
    ...rest,
    options: prices.map((price) => ({ name: '项', price: amount(price) })),
  });

  it('the price is the sum of what is chosen, to the cent', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 4 }), fc.array(fc.array(small)), (groups, choices) => {
        const sum = groups.flatMap(({ prices }, at) => prices.map((price, nth) => price * (choices[at]?.[nth] ?? 0)));
        expect(priceOf(groups.map(withOptions), choices).price).toBe(amount(sum.reduce((a, b) => a + b, 0)));
      }),
    );
  });

  it('a group whose bounds fit together can be fulfilled', () => {
    fc.assert(
      fc.property(group, (each) => {
        const made = withOptions(each);
        fc.pre(complexSpecFault({ ...made, ...each, options: made.options }) === undefined && each.maximum >= 1);
        let left = Math.max(1, each.minimum);
        const counts = each.prices.map(() => {
          const taken = Math.min(left, each.maximumEach);
          left -= taken;
          return taken;
        });
        expect(priceOf([made], [counts]).blocked).toEqual([]);
      }),
    );
  });
});
