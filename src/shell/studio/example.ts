/** What a studio starts with: a declaration to change. */
export const example = `{
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields: {
    name: f.text({ label: '券名', required: '请输入券名', max: 20 }),
    kind: f.choice({
      label: '类型',
      required: '请选择类型',
      initial: 1,
      options: [
        { value: 1, label: '满减', tone: 'good' },
        { value: 2, label: '免运费', tone: 'muted' },
      ],
    }),
    amount: f.money({ label: '减免金额', required: '请输入减免金额' }),
    stock: f.int({ label: '库存', unit: '张', low: 5 }),
    open: f.switch({ label: '状态', says: ['发放中', '已停发'], initial: true }),
    note: f.textarea({ label: '使用说明', max: 200 }),
  },
  calls: conventionalCalls('coupon'),
  list: { columns: ['name', 'kind', 'amount', 'stock', 'open'] },
  form: { when: { amount: { kind: [1] } } },
  examples: [
    { name: '新客立减', kind: 1, amount: '5.00', stock: 50, open: true },
    { name: '中秋免运费', kind: 2, stock: 3, open: false, note: '每人限用一张。' },
  ],
}
`;
