import { expect, test } from 'vitest';
import { f } from '#fields/f.ts';
import { mergeRecord } from '../merge/mergeRecord.ts';
import { sameIn } from './sameIn.ts';

test.each([
  ['12.50', '12.5', true],
  ['12.00', '12', true],
  ['100', '1', false],
  ['0.05', '0.5', false],
  ['', undefined, true],
])('N1 the amounts %j and %j are the same: %j', (one, other, same) => {
  const price = f.money({ label: '价格' });
  expect(sameIn({ fields: { price } })('price', one, other)).toBe(same);
});

const rows = f.list({
  label: '规格',
  add: '添加',
  of: { id: f.kept<number>('编号'), price: f.money({ label: '价格' }) },
});
const one = { id: 1, price: '12.50' };

test('N1 an amount in a row, however it is spelled, is the same amount', () => {
  const same = sameIn({ fields: { rows } });
  expect(same('rows', [one], [{ id: 1, price: '12.5' }])).toBe(true);
  expect(same('rows', [one], [{ id: 1, price: '12.51' }])).toBe(false);
  expect(same('rows', [one], [one, one])).toBe(false);
});

test('N1 what two hands have done to different rows is merged where one of them has spelled an amount anew', () => {
  const other = { id: 2, price: '3' };
  const mine = { rows: [one, { id: 2, price: '4' }] };
  const theirs = {
    rows: [
      { id: 1, price: '12.5' },
      { id: 2, price: '3.00' },
    ],
  };
  const merged = mergeRecord({ rows: [one, other] }, mine, theirs, sameIn({ fields: { rows } }));
  expect(merged.conflicts).toEqual([]);
  expect(merged.values.rows).toMatchObject([{ id: 1 }, { id: 2, price: '4' }]);
  // One that was taken away here is not kept for a spelling of theirs.
  const gone = mergeRecord({ rows: [one, other] }, { rows: [one] }, theirs, sameIn({ fields: { rows } }));
  expect(gone).toMatchObject({ conflicts: [], values: { rows: [{ id: 1 }] } });
});
