import { createStored } from '../declared/createStored.ts';

/** A declaration as a file beside the product holds it. */
export const coupons = {
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  stored: true,
  fields: {
    name: { kind: 'text', label: '券名', required: '请输入券名', max: 20 },
    kind: { kind: 'choice', label: '类型', options: [{ value: 1 }, { value: 2 }] },
    amount: { kind: 'money', label: '金额' },
    stock: { kind: 'int', label: '库存' },
    open: { kind: 'switch', label: '发放' },
    until: { kind: 'day', label: '截止' },
    tags: { kind: 'tags', label: '人群', most: 3 },
    site: { kind: 'url', label: '网址' },
    img: { kind: 'image', label: '图片' },
    rows: { kind: 'list', label: '档位', of: { note: { kind: 'richText', label: '说明' } } },
    about: { kind: 'richText', label: '详情' },
    secret: { kind: 'text', label: '底价', access: { see: { below: 3 } } },
    locked: { kind: 'text', label: '审核', access: { change: { below: 3 } } },
  },
  calls: { noun: 'coupon', order: true },
} as const;

/** What is beside the product, to be changed while the applet runs. */
export function declaredAs(first: unknown) {
  let text = JSON.stringify(first);
  const log: string[] = [];
  const stored = createStored(
    async () => text,
    [],
    (line) => log.push(line),
  );
  return {
    stored,
    log,
    declare: (next: unknown) => {
      text = typeof next === 'string' ? next : JSON.stringify(next);
    },
  };
}
