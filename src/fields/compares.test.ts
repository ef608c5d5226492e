import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { FieldKind } from './Field.ts';
import { kinds as table } from './kinds.ts';
import { compareMoney } from './money/compareMoney.ts';

test.each<[FieldKind, readonly unknown[]]>([
  ['text', ['2 号', '10 号', '阿胶', '白菜', '豆腐']],
  ['int', [-3, 0, 2, 10]],
  ['money', ['-2.5', '-2.4', '0', '0.1', '0.10000000000000000001', '9.9', '10', 'abc']],
  ['choice', [1, 2, 'cash', 'pickup']],
  ['switch', [true, false]],
  ['day', ['2025-12-31', '2026-01-01', '2026-03-08']],
  [
    'dayRange',
    [{ to: '2026-01-01' }, { from: '2026-01-01', to: '2026-01-02' }, { from: '2026-01-01', to: '2026-01-03' }],
  ],
])('a %s is sorted as a merchant expects', (kind, sorted) => {
  expect(sorted.toReversed().toSorted(table[kind].compare)).toEqual(sorted);
});

const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.stringMatching(/^\d{0,3}$/))
  .map(([whole, decimals]) => (decimals === '' ? String(whole) : `${whole}.${decimals}`));
/** In thousandths. */
const exactly = (text: string): bigint => {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(`${whole}${decimals.padEnd(3, '0')}`);
};

it('amounts of any size are compared to their last digit', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [left, right] = [exactly(a), exactly(b)];
      expect(compareMoney(a, b)).toBe(left < right ? -1 : Number(left > right));
    }),
  );
});

test.each<FieldKind>(['text', 'money', 'choice', 'day'])('any two values of a %s stand in one order', (kind) => {
  const compare = table[kind].compare;
  const any = fc.oneof(fc.string(), amount, fc.integer());
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      const [ab, bc, ac] = [compare?.(a, b) ?? 0, compare?.(b, c) ?? 0, compare?.(a, c) ?? 0];
      expect(Math.sign(compare?.(b, a) ?? 0) + Math.sign(ab)).toBe(0);
      if (ab <= 0 && bc <= 0) expect(ac).toBeLessThanOrEqual(0);
    }),
  );
});
