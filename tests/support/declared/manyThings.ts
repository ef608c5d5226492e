import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';

/** So many resources declared as data, `things1` first; each fifth belongs to no shop, and each 900th to administrators. */
export const manyThings = (count: number): readonly WrittenAsData[] =>
  Array.from({ length: count }, (_, nth) => {
    const number = nth + 1;
    return {
      name: `things${number}`,
      label: `物件 ${number}`,
      scope: number % 5 === 0 ? 'global' : 'shop',
      ...(number % 900 === 0 && { access: { below: 2, reason: '只有平台管理员可以管理这里' } }),
      fields: {
        title: { kind: 'text', label: '名称', required: '请填写名称' },
        price: { kind: 'money', label: '价格' },
      },
      calls: { noun: `thing_${number}` },
      examples: [{ title: `甲 ${number}`, price: '1.00' }],
    };
  });
