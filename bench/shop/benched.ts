import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { fromData } from '#crud/declare/fromData.ts';
import { defineResource } from '#crud/defineResource.ts';
import type { AnyField, FieldMap } from '#fields/Field.ts';
import { f } from '#fields/f.ts';
import { largeForm } from './largeForm.ts';

/** How large the measured forms and lists are. */
export const sizes = { fields: 60, rows: 500 } as const;

const kinds: readonly ((label: string) => AnyField)[] = [
  (label) => f.text({ label, max: 200, required: '请填写' }),
  (label) => f.money({ label }),
  (label) => f.int({ label, unit: '件' }),
  (label) => f.textarea({ label }),
  (label) => f.switch({ label }),
  (label) => f.day({ label }),
];
const many: FieldMap = Object.fromEntries(
  Array.from({ length: sizes.fields }, (_, at) => [
    `field${at}`,
    kinds[at % kinds.length]?.(`字段 ${at}`) ?? f.text({ label: '' }),
  ]),
);

/** A form of sixty fields of six kinds. */
export const wide = defineResource({
  name: 'wide',
  label: '宽表',
  scope: 'shop',
  fields: many,
  calls: conventionalCalls('wide', { plural: 'wides' }),
  list: { columns: ['field0'] },
});

/** A list of five hundred records, one of which changes. */
export const long = defineResource({
  name: 'long',
  label: '长表',
  scope: 'shop',
  fields: {
    name: f.text({ label: '名称' }),
    price: f.money({ label: '价格' }),
    stock: f.int({ label: '库存', low: 5 }),
    open: f.switch({ label: '状态', says: ['开', '关'] }),
    note: f.text({ label: '备注' }),
  },
  calls: conventionalCalls('long', { plural: 'longs' }),
  list: { pageSize: sizes.rows },
  actions: {
    turn: {
      label: ({ open }) => (open ? '关掉' : '打开'),
      confirm: ({ name }) => ({ title: `切换「${name ?? ''}」？` }),
      values: ({ open }) => ({ open: !open }),
      success: () => '已切换',
    },
  },
  examples: Array.from({ length: sizes.rows }, (_, at) => ({
    name: `第 ${at} 条`,
    price: '12.50',
    stock: at % 20,
    open: false,
    note: '当天送达',
  })),
});

export const benched = [wide, fromData(largeForm), long];
