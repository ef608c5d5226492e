import type { TableColumn } from './SheetTable.ts';

/** Columns that several sheets have. GD-E3, E5 */
export const columns = {
  called: { heading: '提货号', kind: 'called' },
  name: { heading: '姓名', kind: 'name' },
  tail: { heading: '尾号', kind: 'figures' },
  product: { heading: '商品', kind: 'text' },
  price: { heading: '单价', kind: 'amount' },
  count: { heading: '份数', kind: 'count' },
  amount: { heading: '金额', kind: 'amount' },
  comment: { heading: '备注', kind: 'comment' },
} as const satisfies Readonly<Record<string, TableColumn>>;
