import { pick } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { either, listOf, may, must, number, object, oneOf, text, words, yes } from '../Shape.ts';
import type { ChoiceDepends, ChoiceField, Option } from './choice.tsx';
import { optionsOf } from './optionsOf.ts';

export const choiceShape: KindShape<ChoiceField> = {
  says: '从固定的几项里选一项，如状态、类型：可筛选，也可做列表的标签页。',
  keys: {
    options: must(
      listOf(
        object<Option>({
          value: must(either(number, text), '接口里的值，数字或文字；各项不能相同。'),
          label: must(words, '商家看到的文字。'),
          tone: may(
            oneOf('good', 'muted', 'busy', 'bad'),
            '标签的样子：good 正常、muted 停用、busy 进行中、bad 异常；不写就是普通文字。',
          ),
          retired: may(yes, '写 true 时，已有的照常显示，新填时不再提供；不写就提供。'),
        }),
        1,
      ),
      '有哪几项可选，至少一项，按此顺序显示。',
    ),
    dependsOn: may(
      object<ChoiceDepends>({
        field: must({ is: 'fieldName', role: 'decides' }, '由同一行的哪个字段决定。'),
        options: must({ is: 'map', of: listOf(either(number, text)) }, '那个字段是某个值时，这里有哪几项可选。'),
      }),
      '可选的几项随另一个字段变化；不写就都可选。',
    ),
  },
  example: `f.choice({
  label: '进度',
  required: '请选择进度',
  initial: 1,
  options: [
    { value: 1, label: '进行中', tone: 'busy' },
    { value: 2, label: '已结束', tone: 'muted' },
  ],
})`,
  sample: (field, seed) => pick(optionsOf(field), seed)?.value,
};
