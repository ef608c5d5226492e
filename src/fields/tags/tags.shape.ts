import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, number, yes } from '../Shape.ts';
import type { TagsField } from './tags.ts';

const examples = ['新鲜', '本地', '手工', '冷链', '到付', '周末'];

export const tagsShape: KindShape<TagsField> = {
  says: '几个短词，如关键词：输入后按回车添加。',
  keys: {
    most: may(number, '最多几个，正整数；不写就不限。'),
    whole: may(yes, '写 true 时，接口里是整数列表，如 [3, 7]；不写是文字列表。'),
  },
  example: "f.tags({ label: '关键词', most: 5 })",
  sample({ most = 3, whole }, seed) {
    if (whole) return [String(spread(seed, 900, 1))];
    const start = spread(seed, examples.length);
    return [...examples.slice(start), ...examples.slice(0, start)].slice(0, Math.min(most, 1 + spread(seed, 3, 1)));
  },
};
