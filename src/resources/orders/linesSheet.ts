import type { Sheet } from '#crud/transfer/sheet/Sheet.ts';
import { headed } from '#fields/money/headed.ts';
import type { OrderRecord } from './purchases.ts';
import { purchasesOf } from './purchases.ts';

/** What was bought, one row for each line of each order; amounts can be added up. OR-E8 */
export const linesSheet = (orders: readonly OrderRecord[], unit?: string): Sheet => ({
  name: '商品明细',
  columns: [
    { heading: '订单号' },
    { heading: '收货人' },
    { heading: '商品' },
    { heading: headed('单价', unit), amounts: true },
    { heading: '数量' },
    { heading: headed('小计', unit), amounts: true },
  ],
  rows: orders.flatMap((order) =>
    purchasesOf(order).map(({ name, price = '', amount = '', total = '' }) => [
      order.serial_num ?? '',
      order.receiver_name ?? '',
      name,
      price,
      amount,
      total,
    ]),
  ),
});
