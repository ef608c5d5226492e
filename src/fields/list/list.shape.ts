import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { code, may, must, number, words } from '../Shape.ts';
import type { ListField } from './list.ts';

export const listShape: KindShape<ListField> = {
  says: '一条记录里的多行，如规格：每行有自己的字段，可增删、排序。',
  keys: {
    of: must({ is: 'fields' }, '每行有哪些字段，写法和资源的 fields 一样。'),
    min: may(number, '至少留几行；不写是 0。', 0),
    add: must(words, '「添加一行」按钮上的文字，如「添加规格」。'),
    rowRule: may(
      code,
      '检查一行里几个字段之间、以及与前面各行的关系，返回哪个字段有什么问题；不写就只查各字段自己的。',
    ),
    summary: may(code, '一行折叠后显示的一句话；不写就不折叠。'),
  },
  example: `f.list({
  label: '规格',
  add: '添加规格',
  min: 1,
  of: {
    id: f.kept('编号'),
    name: f.text({ label: '规格名', required: '请输入规格名' }),
    price: f.money({ label: '价格', required: '请输入价格' }),
  },
})`,
  sample: ({ of, min = 0 }, seed, { exampleRecord }) =>
    Array.from({ length: Math.max(min, 1 + spread(seed, 3)) }, (_, nth) => exampleRecord(of, seed + nth * 31)),
};
