import { f } from '#fields/f.ts';
import { messages } from '#schemas/messages.ts';
import { grouponLimit, grouponPrice } from '#schemas/rules/groupon.ts';

/** What a group-buy offers; one of them always stays. B4, B5 */
export const products = f.list({
  label: '团购商品',
  required: '请至少添加一个团购商品',
  add: '添加商品',
  min: 1,
  of: {
    id: f.kept<number>('编号'),
    name: f.text({ label: '商品名称', required: messages.goodsNameMissing }),
    price: f.money({ label: '价格', required: messages.grouponPriceMalformed, rule: grouponPrice }),
    limit: f.int({ label: '限购', hint: '不填或填 0 就不限', blank: 0, rule: grouponLimit }),
    amount: f.int({ label: '数量', blank: 0, rule: (amount) => (amount >= 0 ? undefined : '数量不能小于 0') }),
    img: f.image({ label: '商品图片' }),
    description: f.text({ label: '商品说明' }),
  },
});
