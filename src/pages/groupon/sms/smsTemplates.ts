import type { TemplateSet } from '#crud/templates/TemplateSet.ts';
import { variables } from './expand.ts';

/** What a merchant writes to buyers again and again; an SMS reaches whoever has joined already. */
export const smsTemplates: TemplateSet = {
  name: 'sms',
  label: '短信模板',
  variables,
  starters: [
    { name: '截团', text: '【{店名}】{团名}已截团，谢谢支持！到货后会再短信通知你。' },
    { name: '到货取货', text: '【{店名}】{团名}到货了，请到{取货地址}取货，报姓名即可。问题请致电{店铺电话}。' },
    { name: '到货送货', text: '【{店名}】{团名}到货了，这两天送上门，请保持电话畅通。问题请致电{店铺电话}。' },
    { name: '催取货', text: '【{店名}】{团名}还有货没取，请尽快到{取货地址}领取。已取货的请忽略。' },
    { name: '推迟到货', text: '【{店名}】抱歉，{团名}要推迟到货，时间定了会再通知你。问题请致电{店铺电话}。' },
  ],
};
