import type { TemplateSet } from '#crud/templates/TemplateSet.ts';

/** What a merchant writes to the group again and again. GB-D3 */
export const groupTextTemplates: TemplateSet = {
  name: 'groupTexts',
  label: '群文案模板',
  variables: ['团名', '店名', '配送方式', '团购日期', '截止日', '取货地址', '商品'],
  starters: [
    { name: '开团', text: '📣 {店名}开团啦！\n【{团名}】{配送方式}\n{团购日期}\n{商品}\n想要的请接龙报名～' },
    { name: '催单', text: '⏰【{团名}】{截止日}截团，还没报名的抓紧啦！\n{商品}\n——{店名}' },
    { name: '截团', text: '【{团名}】已截团，谢谢大家支持！我们马上备货，到货后在群里通知。\n——{店名}' },
    { name: '到货取货', text: '【{团名}】到货啦！请到 {取货地址} 取货，报接龙号就行。\n——{店名}' },
    { name: '到货送货', text: '【{团名}】到货啦！今天开始送货，请留意电话。\n——{店名}' },
  ],
};
