import type { Order } from '#schemas/entities/order.ts';
import { orderStatus } from '#schemas/states/orderStatus.ts';
import type { Letter } from '../../outbox/Message.ts';

const shipping: Readonly<Record<Order['shipping_method'], string>> = { 1: '货到付款', 2: '自提' };

/** The letter that carries an order in full. O3 */
export function orderLetter({ email, shop }: { readonly email: string; readonly shop: string }, order: Order): Letter {
  const bought = order.purchase_records.map(
    ({ amount, product }) => `- ${product.name} × ${amount}，单价 ${product.price}`,
  );
  const lines = [
    `店铺：${shop}`,
    `订单号：${order.serial_num}（${orderStatus[order.status].name}）`,
    `收货人：${order.receiver_name}`,
    `电话：${order.phone}`,
    `地址：${order.address}`,
    `配送方式：${shipping[order.shipping_method]}`,
    '',
    ...bought,
    '',
    `运费：${order.transportation_cost}`,
    `总价：${order.total_price}`,
  ];
  return { to: email, subject: `掌柜台：订单 ${order.serial_num}`, body: `${lines.join('\n')}\n` };
}
