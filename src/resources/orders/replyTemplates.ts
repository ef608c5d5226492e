import type { TemplateValues } from '#crud/templates/fillTemplate.ts';
import type { TemplateSet } from '#crud/templates/TemplateSet.ts';
import type { OrderRecord, Purchase } from './purchases.ts';

/** What merchants answer to ratings again and again. OR-E7 */
export const replyTemplates: TemplateSet = {
  name: 'replies',
  label: '回复模板',
  variables: ['收货人', '商品', '订单号', '店名'],
  starters: [
    { name: '好评致谢', text: '谢谢{收货人}，喜欢就好，欢迎再来！' },
    { name: '差评致歉', text: '{收货人}你好，{商品}这次没让你满意，很抱歉，我们马上改进。' },
  ],
};

/** What the variables of a reply mean for one product of one order. */
export const replyValues = (order: OrderRecord, { name }: Purchase, shop: string | undefined): TemplateValues => ({
  收货人: order.receiver_name,
  商品: name,
  订单号: order.serial_num,
  店名: shop,
});
