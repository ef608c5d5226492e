import type { KindShape } from '../KindShape.ts';
import { anything, may } from '../Shape.ts';
import type { KeptField } from './kept.ts';

export const keptShape: KindShape<KeptField> = {
  says: '界面上看不到，保存时原样带回：接口返回了、又要送回去的字段。',
  keys: {
    value: may(anything, '接口没给时带回的值；不写就不带。'),
  },
  example: "f.kept('备用编号')",
  sample: ({ value }) => value,
};
