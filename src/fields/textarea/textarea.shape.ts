import { notes, pickText } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, number } from '../Shape.ts';
import type { TextareaField } from './textarea.ts';

export const textareaShape: KindShape<TextareaField> = {
  says: '多行文字，如备注、地址：不默认进列表。',
  keys: {
    max: may(number, '最多几个字，正整数；边输入边计数，超出时提示。不写就不限。'),
  },
  example: "f.textarea({ label: '备注', max: 200 })",
  sample: ({ max }, seed) => pickText(notes, seed, max),
};
