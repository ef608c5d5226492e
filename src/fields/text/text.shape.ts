import { goods, pickText } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { listOf, may, must, number, object, text, words, yes } from '../Shape.ts';
import type { Suggestion, TextField } from './text.ts';

export const textShape: KindShape<TextField> = {
  says: '一行文字，如名称：列表里可搜索、可排序。',
  keys: {
    max: may(number, '最多几个字，正整数；边输入边计数，超出时提示，不会截断。不写就不限。'),
    suggestions: may(
      listOf(
        object<Suggestion>({
          value: must(text, '选中后填进去的文字。'),
          label: may(words, '候选里显示的文字；不写就显示 value。'),
        }),
      ),
      '输入时给出的候选，仍可填别的；不写就没有。',
    ),
    distinct: may(yes, '写 true 时，同名记录会提醒一句，仍可保存；不写就不查。'),
  },
  example: "f.text({ label: '券码', required: '请输入券码', max: 20, distinct: true })",
  sample: ({ max }, seed) => pickText(goods, seed, max),
};
