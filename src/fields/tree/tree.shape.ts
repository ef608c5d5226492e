import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, must, number, oneOf, text, yes } from '../Shape.ts';
import type { TreeField } from './tree.tsx';

export const treeShape: KindShape<TreeField> = {
  says: '指向另一个资源的记录，而那些记录自己分上下级（例如多级分类）：接口里是编号，界面上显示「食品 / 水饺」这样的路径，从树里选，可搜索。to 写资源自己，就是它的上级。',
  keys: {
    to: must(text, "指向哪个资源，写它的 name，如 'categories'；写资源自己，这个字段就是它的上级。"),
    shows: must(text, '用那个资源的哪个字段当名称。'),
    parent: must(text, "那个资源的哪个字段是上级的编号，如 'parent_id'；0、空文字和 null 是最上级。"),
    ids: may(oneOf('text'), "那个资源的编号是文字时写 'text'；不写是数字。"),
    leaves: may(yes, '写 true 时只能选下面没有下级的；不写时每一级都能选。'),
    several: may(yes, '写 true 时可以选几个；不写只能选一个。'),
    most: may(number, '和 several 一起用：最多选几个，正整数；不写就不限。'),
    wire: may(
      oneOf('list', 'text', 'rows'),
      "和 several 一起用，接口里的样子：'list' 是 [3, 7]，'text' 是用逗号隔开的文字 \"3,7\"，'rows' 是 [{ id: 3 }, { id: 7 }]。不写是 'list'。",
      'list',
    ),
  },
  example: "f.tree({ label: '所属分类', to: 'categories', shows: 'name', parent: 'parent_id' })",
  sample({ ids, several, most = 3 }, seed) {
    const first = spread(seed, 6);
    const size = several ? Math.min(most, 1 + spread(seed, 3, 1)) : 1;
    const some = Array.from({ length: size }, (_, nth) => 1 + ((first + nth) % 6));
    const known = ids === 'text' ? some.map((id) => `r_${id}`) : some;
    return several ? known : known[0];
  },
};
