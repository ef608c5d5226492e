import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, number, text } from '../Shape.ts';
import type { IntField } from './int.tsx';

export const intShape: KindShape<IntField> = {
  says: '整数，如库存、排序：列表里右对齐，可按区间筛选。',
  keys: {
    unit: may(text, '写在数后面的单位，如「件」；不写就没有。'),
    low: may(number, '不多于这个数时，列表标为偏低，如库存不足；不写就不标。'),
    blank: may(number, '没填时当作几，如 0 表示不限；导入的表格里留空也按它算。不写就是没填。'),
  },
  example: "f.int({ label: '每人限领', unit: '张', low: 1, blank: 0 })",
  sample: (_, seed) => spread(seed, 500),
};
