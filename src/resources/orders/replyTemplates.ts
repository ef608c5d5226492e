import type { TemplateValues } from '#crud/templates/fillTemplate.ts';
import type { TemplateSet } from '#crud/templates/TemplateSet.ts';
import type { OrderRecord, Purchase } from './purchases.ts';

/** What merchants answer to ratings again and again. OR-E7 */
export const replyTemplates: TemplateSet = {
  name: 'replies',
  label: '回复模板',
  variables: ['收货人', '商品', '订单号', '店名'],
};

/** What the variables of a reply mean for one product of one order. */
export const replyValues = (order: OrderRecord, { name }: Purchase, shop: string | undefined): TemplateValues => ({
  收货人: order.receiver_name,
  商品: name,
  订单号: order.serial_num,
  店名: shop,
});
