import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';

const FIELDS = 20;
const ROWS = 100;
const kinds = ['text', 'money', 'int', 'textarea', 'switch', 'day'] as const;

const rows = {
  kind: 'list',
  label: '行',
  add: '添加行',
  // A form to add with has as many rows as one that edits.
  min: ROWS,
  of: {
    name: { kind: 'text', label: '品名', required: '请填写' },
    price: { kind: 'money', label: '价格' },
    stock: { kind: 'int', label: '件数' },
    sold: { kind: 'switch', label: '在售' },
    note: { kind: 'text', label: '备注' },
  },
} as const;
const fields = Array.from({ length: FIELDS }, (_, at) => {
  const kind = kinds[at % kinds.length] ?? 'text';
  return [`field${at}`, { kind, label: `字段 ${at}` }] as const;
});

/** A form of twenty fields of six kinds and a list of a hundred rows of five. */
export const largeForm: WrittenAsData = {
  name: 'large',
  label: '大表',
  scope: 'shop',
  fields: { ...Object.fromEntries(fields), rows },
  calls: { noun: 'large', plural: 'larges' },
  list: { columns: ['field0'] },
  examples: [
    {
      field0: '一百行',
      rows: Array.from({ length: ROWS }, (_, at) => ({
        ...{ name: `第 ${at} 行`, price: '1.50', stock: at, sold: true, note: '' },
      })),
    },
  ],
};
