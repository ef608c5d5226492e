import { expect, test } from 'vitest';
import type { AnyField } from '../Field.ts';
import { f } from '../fAll.ts';
import { warnField } from './checkField.ts';

const phone = f.phone({ label: '电话' });
const odd = '电话不太像电话号码，一般只有 4 到 20 位数字，请核对';
const fee = f.money({
  label: '运费',
  warn: (value, { free }) => (Number(value) > Number(free) ? '运费比免运费金额还高' : undefined),
});
const own = f.phone({ label: '电话', warn: () => undefined });

test.each<[string, AnyField, unknown, string | undefined]>([
  ['a number to call', phone, '+1 (604) 555-0123', undefined],
  ['nothing', phone, '', undefined],
  ['a short number', phone, '123', odd],
  ['a long one', phone, '1'.repeat(21), odd],
  ['one with an extension', phone, '604-555-0123 转 5', odd],
  ['an amount that is usual beside another', fee, '5', undefined],
  ['an amount that is not', fee, '60', '运费比免运费金额还高'],
  ['what is wrong and said to be', fee, 'abc', undefined],
  ['more than all of it', f.percent({ label: '折扣', wire: 'number' }), '150', '超过 100%，请核对'],
  ['a field with an own opinion', own, '123', undefined],
])('%s', (_, field, value, message) => {
  expect(warnField(field, value, { free: '50' })).toBe(message);
});
