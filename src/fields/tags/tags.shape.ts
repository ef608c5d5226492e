import type { KindShape } from '../KindShape.ts';
import { may, number, yes } from '../Shape.ts';
import type { TagsField } from './tags.ts';

export const tagsShape: KindShape<TagsField> = {
  says: '几个短词，如关键词：输入后按回车添加。',
  keys: {
    most: may(number, '最多几个，正整数；不写就不限。'),
    whole: may(yes, '写 true 时，接口里是整数列表，如 [3, 7]；不写是文字列表。'),
  },
  example: "f.tags({ label: '关键词', most: 5 })",
};
