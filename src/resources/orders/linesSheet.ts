import type { Sheet } from '#crud/transfer/sheet/Sheet.ts';
import type { OrderRecord } from './purchases.ts';
import { purchasesOf } from './purchases.ts';

/** What was bought, one row for each line of each order; amounts can be added up. OR-E8 */
export const linesSheet = (orders: readonly OrderRecord[]): Sheet => ({
  name: '商品明细',
  columns: [
    { heading: '订单号' },
    { heading: '收货人' },
    { heading: '商品' },
    { heading: '单价', amounts: true },
    { heading: '数量' },
    { heading: '小计', amounts: true },
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
