import type { KindShape } from '../KindShape.ts';
import { must } from '../Shape.ts';
import type { ObjectField } from './object.tsx';

export const objectShape: KindShape<ObjectField> = {
  says: '一组字段合在一个名字下，如地址 { street, city, zip }：表单里是带标题的一组，列表里连成一句，表格里每项一列。对象里没有写出来的键会原样带回。',
  keys: {
    of: must(
      { is: 'fields' },
      '里面有哪些字段，写法和资源的 fields 一样；要看整条记录的 union、dayRange、computed，和要查名称的 ref、city 不能放在里面。',
    ),
  },
  example: `f.object({
  label: '地址',
  nullable: true,
  of: {
    street: f.text({ label: '街道', required: '请输入街道' }),
    city: f.text({ label: '城市' }),
    zip: f.text({ label: '邮编', max: 10 }),
  },
})`,
  sample: ({ of }, seed, { exampleRecord }) => exampleRecord(of, seed),
};
