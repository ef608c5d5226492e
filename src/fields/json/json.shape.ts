import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, oneOf } from '../Shape.ts';
import type { JsonField } from './json.tsx';

export const jsonShape: KindShape<JsonField> = {
  says: '任意 JSON，当文字填写：离开时排好格式，写错了说明第几行第几个字。记录里也是文字，所以键的顺序、数字的每一位都不变。',
  keys: {
    wire: may(
      oneOf('text'),
      "'text'：接口里也是一段 JSON 文字，一个字都不改；不写就是 JSON 本身，2^53 以上的整数要写成文字，null 就是没有。",
    ),
  },
  example: "f.json({ label: '扩展配置', hint: '给开发人员用' })",
  sample: (_, seed) => `{"size":${spread(seed, 100)},"colors":["red","青"],"more":{}}`,
};
