import type { Declared } from '#crud/declare/complete.ts';
import type { Cooldown, FormSection, RowScreen, RowWrite, Texts } from '#crud/Resource.ts';
import {
  anything,
  code,
  either,
  fieldNames,
  listOf,
  may,
  must,
  number,
  object,
  oneOf,
  type Shape,
  words,
  yes,
} from '#fields/Shape.ts';

export const sectionShape = object<FormSection>({
  title: must({ is: 'text' }, "这一组的标题，可以是空文字 ''。"),
  fields: must(fieldNames('any'), '这一组有哪些字段，按此顺序。'),
  tool: may(code, '字段下面再加载一个自己写的组件，能读写表单；不写就没有。'),
});

export const cloneShape: Shape = {
  is: 'object',
  keys: { drop: must(fieldNames('any'), '复制时不带哪些字段。') },
};

/** What a declaration may say of its form. */
export const formShape = object<NonNullable<Declared['form']>>({
  sections: may(listOf(sectionShape, 1), '分成几组、每组有什么；不写就是一组，放所有能填的字段。'),
  when: may(
    { is: 'map', named: 'any', of: { is: 'map', named: 'condition', of: listOf(anything, 1) } },
    '哪个字段只在另一个 choice 或 switch 字段是某几个值时才出现，如 { fee: { kind: [1] } }；没出现的不必填，也不发送。不写就都出现。',
  ),
  as: may(oneOf('page', 'dialog'), "'page' 是单独一页，'dialog' 是列表上的对话框；不写是 'page'。", 'page'),
  next: may(yes, '只用于对话框：写 true 时，按回车保存后接着填下一条；不写就关闭。'),
  each: may(
    { is: 'fieldName', role: 'text' },
    '只用于对话框：这个 text 字段可以填多行，一行新增一条；不写就一次一条。',
  ),
  clone: may(
    either({ is: 'no' }, cloneShape),
    '写 false 就不能复制，写 { drop: […] } 就去掉几个字段再复制；不写就整条复制。',
  ),
});

export const pauseShape = object<Cooldown>({
  ms: must(number, '做过一次后，多少毫秒内不能再做。'),
  said: must(code, '这段时间里显示什么：拿到上次的时间，返回如「已发送 14:08」。'),
});

/** What a declaration may say of an action of its own, done to one record from its row. */
export const actionShape = object<Partial<RowWrite & RowScreen>>({
  label: may(code, '按钮上的文字：拿到记录，返回文字。必须写。'),
  offered: may(code, '这条记录现在能不能做：返回 true 或 false；不写就都能做。'),
  offeredOnPage: may(code, '在记录自己的页面上能不能做；不写就和 offered 一样。'),
  danger: may(yes, '写 true 时按钮是红色的，用于难以挽回的操作；不写就不是。'),
  refuses: may({ is: 'right' }, '哪些记录不能这样做，为什么；不写就都能。'),
  confirm: may(code, '先问一句：返回 { title, body? }；不写就直接做。'),
  values: may(code, '要改成什么：返回几个字段的新值，通过保存接口发送；和 call 写一个就行。'),
  call: may(code, '不走保存接口，改发自己的请求：{ row, request }。'),
  turns: may({ is: 'fieldName', role: 'switch' }, '它拨动哪个 switch 字段：开关直接放在那一列里；不写就是按钮。'),
  success: may(code, '做成后说什么：拿到记录，返回一句话。发送请求的操作必须写。'),
  failure: may(code, '没做成时说什么：拿到原因，返回一句话；不写就说原因。'),
  pause: may(pauseShape, '做过一次后停一会儿才能再做，如发短信；不写就不停。'),
  undo: may(code, '怎样改回去：返回几个字段的旧值，成功提示旁边就有「撤销」；不写就没有。'),
  right: may(oneOf('create', 'update', 'deleteOne'), '打开界面的操作要哪种权限；不写就都能打开。'),
  screen: may(code, '不发请求，而是打开一个自己写的界面；写了它就不写 values 和 call。'),
});

/** What a declaration may say in other words than the product's own. */
export const textsShape = object<Texts>({
  measure: may(words, '量词，如「件」；不写是「个」。', '个'),
  add: may(words, '新增按钮上的文字；不写是「添加」加资源名。'),
  created: may(words, '新增成功后说的话；不写是「保存成功」。'),
  updated: may(words, '修改成功后说的话；不写是「保存成功」。'),
  deleted: may(words, '删除成功后说的话；不写是「删除成功」。'),
  invalid: may(words, '表单有误时，在最上面说的话；不写就用通用的。'),
  deleting: may(code, '删除前问的话：拿到记录，返回一句话；不写就用通用的。'),
  createFailed: may(code, '新增失败时说什么：拿到原因，返回一句话；不写就说原因。'),
  updateFailed: may(code, '修改失败时说什么：拿到原因，返回一句话；不写就说原因。'),
});
