import type { Declared } from '#crud/declare/complete.ts';
import type { GridDeclaration, ListTool, News } from '#crud/Resource.ts';
import {
  code,
  either,
  fieldNames,
  listOf,
  may,
  must,
  number,
  object,
  type Shape,
  text,
  words,
  yes,
} from '#fields/Shape.ts';

type List = NonNullable<Declared['list']>;

export const detailShape = object<NonNullable<List['detail']>>({
  fields: must(fieldNames('seen'), '展开一行后，完整显示哪些字段。'),
  screen: may(code, '字段下面再加载一个自己写的组件；不写就没有。'),
});

export const newsShape = object<News>({
  part: must(either(number, text), '新记录进到哪个标签页，写 tabs 字段里的那个值。'),
  everyMs: must(number, '隔多少毫秒问一次。'),
});

export const gridShape = object<GridDeclaration>({
  label: must(words, '入口叫什么，如「批量改价」：在列表的菜单里；写了 of 就在每条记录的操作里。'),
  of: may({ is: 'fieldName', role: 'list' }, '改一条记录里的哪个 list 字段，一行一格；不写就改多条记录。'),
  // Of the rows, where it says whose: `lists` looks at them.
  fields: must(
    { is: 'list', of: text, once: true },
    '能改哪些字段，每个一列：text、int、money；写了 of 就是行里的字段。',
  ),
  rows: may(fieldNames('rows'), '记录下面还列出哪些 list 或 union 字段的行，一起改；不写就不列。'),
});

export const toolShape = object<ListTool>({
  label: must(words, '菜单里的名字。'),
  screen: must(code, '点开后加载的组件。'),
  readsAll: may(yes, '写 true 时，先读完全部记录（勾选了就只用勾选的）再打开；不写就用已加载的。'),
  part: may(either(number, text), '只处理哪个标签页的记录；要和 readsAll 一起写，不写就是当前这页。'),
  waits: may(code, '有事待办时返回一句短语，如「3 待审核」，入口就移到标题旁边；不写就留在菜单里。'),
});

export const linkShape: Shape = {
  is: 'object',
  keys: {
    label: must(words, '按钮上的文字。'),
    to: must({ is: 'text', like: '^/' }, '去哪个地址，以 / 开头，:sid 是店铺编号。'),
  },
};

/** What a declaration may say of its list. */
export const listShape = object<List>({
  columns: may(
    either(fieldNames('seen'), { is: 'map', of: text, named: 'seen' }),
    "显示哪几列、按什么顺序；要定宽度就写成 { name: '1fr' }。不写就是所有短字段。",
  ),
  title: may({ is: 'fieldName', role: 'seen' }, '哪一列是记录的名称，手机上是卡片的标题；不写就是第一个能搜索的列。'),
  pageSize: may(number, '每页几条，1 到 1000 的整数；不写是 20。', 20),
  tabs: may({ is: 'fieldName', role: 'tabs' }, '按哪个 choice 字段分标签页，打开时在第一页；不写就不分。'),
  allTab: may(yes, '写 true 时，标签页最前面加「全部」；不写就没有。'),
  sort: may(fieldNames('seen'), '没点列头时，已加载的记录按哪些字段排；不写就按接口给的顺序。'),
  filters: may(fieldNames('filtered'), '能按哪些字段筛选；不写就是列里所有能筛选的字段。'),
  search: may(fieldNames('searched'), '搜索框查哪些字段；不写就是列里所有有文字的字段。'),
  find: may({ is: 'no' }, '写 false 时，全局的「找」里不出现；不写就出现。'),
  empty: may(words, '一条都没有时说的话；不写是「还没有」加资源名。'),
  begin: may(code, '空列表里怎样开头：加载一句话和几个例子，点了就带着例子去新增；不写就没有。'),
  links: may(listOf(linkShape), '标题旁边去别处的按钮；不写就没有。', []),
  offline: may(fieldNames('seen'), '没有网络时还能看到上次加载的哪些列，不能有买家的资料，图片不留；不写就不留。'),
  detail: may(detailShape, '每行可以展开看什么；不写就不能展开。'),
  news: may(newsShape, '打开着页面时，定时看看有没有新记录，有就提醒；不写就不看。'),
  parts: may(code, '导出成 Excel 时，再加一张明细表，如订单里的每件商品；不写就只有一张。'),
  grid: may(gridShape, '像表格一样批量改；不写就没有。'),
  late: may(
    { is: 'map', named: 'seen', of: code },
    '列表接口没有给的列：逐条另外去读，显示得晚一些，记 60 秒；不写就没有。',
  ),
  tools: may(listOf(toolShape), '列表菜单里自己写的功能；不写就没有。', []),
});
