import { expect, it, test } from 'vitest';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { asJson, asTypeScript } from './asTypeScript.ts';
import { lintText } from './lintData.ts';

const written: WrittenAsData = {
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  access: { below: 3, reason: '只有「管理员」' },
  rights: { deleteOne: { below: 1, reason: '不能删' } },
  fields: {
    name: { kind: 'text', label: "it's 券名", required: '请输入\n券名' },
    id2: { kind: 'kept', label: '编号' },
    level: { kind: 'constant', value: 2, label: '级别' },
    card: { kind: 'file', label: '证件', access: { change: { below: 1, reason: '由总部更换' } } },
    rows: { kind: 'list', label: '行', of: { a: { kind: 'int', label: '数' } } },
    more: { kind: 'union', label: '更多', variants: { 2: { kind: 'text', label: '二' } } },
  },
  calls: { noun: 'coupon', verbs: ['getList', 'create'] },
  list: { columns: ['name'] },
};

test.each([
  ['TypeScript', asTypeScript],
  ['JSON', asJson],
])('what is copied as %s says the same when it is pasted again', (_, print) => {
  const { value, fault } = readLiteral(print(written));
  expect(fault).toBeUndefined();
  expect(value).toEqual({ ...written, ...(print === asJson && { $schema: '../../../public/resource.schema.json' }) });
});

it('the copied module is what a developer would have written', () => {
  const small: WrittenAsData = {
    name: 'tags',
    label: '分类',
    scope: 'shop',
    fields: { name: { kind: 'text', label: '名称' } },
    calls: { noun: 'tag' },
  };
  expect(asTypeScript(small)).toBe(`import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';

export const tags = defineResource({
  name: 'tags',
  label: '分类',
  scope: 'shop',
  fields: { name: f.text({ label: '名称' }) },
  calls: conventionalCalls('tag'),
});
`);
  expect(lintText(asTypeScript(small), { declared: [], addresses: [] }).findings).toEqual([]);
});
