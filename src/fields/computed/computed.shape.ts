import type { KindShape } from '../KindShape.ts';
import { code, may, must } from '../Shape.ts';
import type { ComputedField } from './computed.ts';

export const computedShape: KindShape<ComputedField> = {
  says: '由其它字段算出来的文字，只在列表和详情里显示，不保存。',
  keys: {
    of: must(code, '怎么算：拿到整条记录，返回文字；没有就返回 undefined。'),
    rank: may(code, '排序用的数：拿到整条记录，返回数字，undefined 排在最后；不写就按文字排。'),
  },
  example: `f.computed({
  label: '有效天数',
  of: ({ days }) => (days === undefined ? undefined : \`\${days} 天\`),
})`,
  sample: (field) => field.of({}),
};
