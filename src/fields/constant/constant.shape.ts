import type { KindShape } from '../KindShape.ts';
import { either, must, number, text } from '../Shape.ts';
import type { ConstantField } from './constant.ts';

export const constantShape: KindShape<ConstantField> = {
  says: '固定不变的值，每次保存都带上，界面上看不到。',
  keys: {
    value: must(either(number, text), '每次带上的值，数字或文字。'),
  },
  example: "f.constant(2, '类型')",
  sample: ({ value }) => value,
};
