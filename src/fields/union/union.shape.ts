import { pick } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { must } from '../Shape.ts';
import type { UnionField } from './union.ts';

export const unionShape: KindShape<UnionField> = {
  says: '值的种类由另一个字段决定，如回复内容：选文字就填文字，选图片就传图片。',
  keys: {
    on: must({ is: 'fieldName', role: 'choice' }, '由哪个 choice 字段决定。'),
    variants: must({ is: 'map', of: { is: 'field' } }, '那个字段取每个值时，这里是什么字段；键是值，如 1。'),
  },
  example: `f.union({
  label: '内容',
  on: 'kind',
  variants: {
    1: f.text({ label: '文字', required: '请输入文字' }),
    2: f.image({ label: '图片' }),
  },
})`,
  sample({ variants }, seed, { exampleOf }) {
    const variant = pick(Object.values(variants), seed);
    return variant && exampleOf(variant, seed);
  },
};
