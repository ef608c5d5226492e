import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, must, number, oneOf, text } from '../Shape.ts';
import type { RefsField } from './refs.ts';

export const refsShape: KindShape<RefsField> = {
  says: '指向另一个资源的几条记录：接口里是编号的列表，界面上显示名称，从列表里选，可搜索。',
  keys: {
    to: must(text, "指向哪个资源，写它的 name，如 'tags'。"),
    shows: must(text, '用那个资源的哪个字段当名称。'),
    ids: may(oneOf('text'), "那个资源的编号是文字时写 'text'；不写是数字。"),
    most: may(number, '最多选几个，正整数；不写就不限。'),
    wire: may(
      oneOf('list', 'text', 'rows'),
      "接口里的样子：'list' 是 [3, 7]，'text' 是用逗号隔开的文字 \"3,7\"，'rows' 是 [{ id: 3 }, { id: 7 }]，只读、只送编号。不写是 'list'。",
      'list',
    ),
  },
  example: "f.refs({ label: '适用分类', to: 'tags', shows: 'name', most: 5 })",
  sample({ ids, most = 3 }, seed) {
    const first = spread(seed, 6);
    const some = Array.from({ length: Math.min(most, 1 + spread(seed, 3, 1)) }, (_, nth) => 1 + ((first + nth) % 6));
    return ids === 'text' ? some.map((id) => `r_${id}`) : some;
  },
};
