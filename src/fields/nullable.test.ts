import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { encodeForm } from '#providers/http/encodeForm.ts';
import { heldCodecs, writtenCodecs } from './codecs.ts';
import type { AnyField } from './Field.ts';
import { f } from './fAll.ts';
import { valueIn } from './valueIn.ts';

const read = (field: AnyField, wire: unknown) => z.safeParse(heldCodecs({ value: field }).value ?? z.never(), wire);
const write = (field: AnyField, value: unknown) =>
  z.encode(writtenCodecs({ value: field }).value ?? z.never(), value as never);

test.each<[string, AnyField, unknown]>([
  ['a text', f.text({ label: '说明', nullable: true }), null],
  ['an amount', f.money({ label: '最低消费', cents: true, nullable: true }), null],
  ['a moment that is 0', f.dateTime({ label: '截止', wire: 'seconds', nullable: 0 }), 0],
  ['a day that is blank', f.day({ label: '开始', nullable: '' }), ''],
  ['a day that is null after all', f.day({ label: '开始', nullable: '' }), null],
  ['pictures', f.images({ label: '图片', nullable: true }), null],
])('%s that holds nothing is read as nothing, and is no fault', (_, field, wire) => {
  const { success, data } = read(field, wire);
  expect([success, data]).toEqual([true, null]);
  expect(valueIn({ value: data }, 'value', field)).toBeUndefined();
});

test.each<[AnyField, unknown, string]>([
  [f.money({ label: '最低消费', nullable: true }), null, 'value='],
  [f.int({ label: '次数', nullable: 0 }), null, 'value=0'],
  [f.money({ label: '最低消费', cents: true, nullable: true }), '12.50', 'value=1250'],
  [f.int({ label: '次数', nullable: -1 }), 3, 'value=3'],
])('%j cleared or filled in as %j leaves as %s', (field, value, sent) => {
  expect(encodeForm({ value: write(field, value) })).toBe(sent);
});

it('in the rows of a list nothing is null: JSON has a word for it', () => {
  const rows = f.list({ label: '行', add: '添加', of: { least: f.money({ label: '最低消费', nullable: true }) } });
  expect(read(rows, [{ least: null }, { least: '5' }]).data).toEqual([{ least: null }, { least: '5' }]);
  expect(write(rows, [{ least: null }])).toBe('[{"least":null}]');
});
