import type { Declared } from '#crud/declare/complete.ts';
import type { Routes } from '#crud/Resource.ts';
import type { AnyField, FieldKind } from '#fields/Field.ts';
import { kindShapes } from '#fields/kindShapes.ts';
import { kinds } from '#fields/kinds.ts';
import {
  anything,
  code,
  either,
  fieldNames,
  type KeysOf,
  listOf,
  may,
  must,
  number,
  object,
  oneOf,
  type Shape,
  type ShapeKeys,
  text,
  words,
  yes,
} from '#fields/Shape.ts';
import { memoize } from '#schemas/memoize.ts';
import '#fields/rareKinds.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import type { RecordRule } from '#providers/access/records.ts';
import { actionShape, formShape, textsShape } from './actionShapes.ts';
import { habitShape } from './habitShape.ts';
import { listShape } from './listShape.ts';

/** Code says who may; data says below which role. */
export const accessAsCode: KeysOf<Access> & ShapeKeys = {
  may: must(code, '谁可以：拿到登录的用户，返回 true 或 false。'),
  reason: must(words, '不可以时，告诉他为什么。'),
  below: may(number, '角色编号小于几的人可以；只有这一条时写，好让文档能写出来。'),
};
export const accessAsData: ShapeKeys = {
  below: must(number, '角色编号小于几的人可以，如 3 是平台管理员。'),
  reason: must(words, '不可以时，告诉他为什么。'),
};
const access: Shape = { is: 'access' };
const right: Shape = { is: 'right' };
/** To which records something may not be done: those that meet the conditions, or for which code says so. */
export const recordRule = object<RecordRule>({
  when: must(
    either({ is: 'map', named: 'condition', of: listOf(anything, 1) }, code),
    '哪些记录不行：字段是这些值之一的；代码里也可以写函数。',
  ),
  reason: must(words, '不行时，告诉商家为什么。'),
});

const name: Shape = { is: 'text', like: '^[A-Za-z_]\\w{0,59}$', wants: '一个字段名：字母开头，只用字母、数字和下划线' };

/** What every field may say. */
export const base: KeysOf<AnyField> = {
  kind: must(text, '字段的种类，如 text、money。'),
  label: must(words, '字段叫什么，表单和列头都用它。'),
  heading: may(words, '列头太长时换个短的；不写就用 label。'),
  required: may(words, '必填，没填时说的话，如「请输入名称」；不写就可以空着。'),
  rule: may(code, '检查填的值，有问题就返回一句话；不写就只查种类自己的格式。'),
  warn: may(code, '值不寻常时返回一句提醒，仍可保存；不写就不提醒。'),
  hint: may(words, '输入框下面的一行说明；不写就没有。'),
  initial: may(anything, '新增时先填好的值；不写就空着。'),
  nullable: may(
    either(yes, text, number),
    "接口里可以什么都没有：写 true 时清空就送 null，写 '' 或 0 时送它；不写就不能清空成没有。",
  ),
  readOnly: may(yes, '写 true 时只显示、不能填，也不发送；不写就能填。'),
  cell: may(code, '自己的单元格：() => import(…)；不写就用种类自己的。'),
  input: may(code, '自己的输入：() => import(…)；不写就用种类自己的。'),
  only: may(oneOf('create', 'update'), "只在新增时填（'create'）或只在编辑时填（'update'）；不写就都能填。"),
  otherwise: may(oneOf('read', 'hidden'), "另一种情况下怎样：'read' 只读，'hidden' 不显示。"),
  was: may(listOf(name), '改名前叫什么：旧链接和存好的视图照样能用；不写就没有。'),
  also: may(listOf(text), '别的软件导出的表格里，这一列叫什么，导入时都认得；不写就只认自己的名字。'),
  access: may(
    object<NonNullable<AnyField['access']>>({
      see: may(access, '谁能看到；不写就是能打开这一页的人。'),
      change: may(access, '谁能改；不写就是能看到的人。'),
    }),
    '谁能看、谁能改这个字段；不写就和整个资源一样。',
  ),
};

const withBase = memoize((keys: ShapeKeys): ShapeKeys => ({ ...base, ...keys }));
/** What fields of a kind may say; made once each: a file may declare thousands of fields. */
export const keysOfField = (kind: FieldKind): ShapeKeys => withBase(kindShapes[kind].keys);
export const fieldKinds: readonly string[] = Object.keys(kinds);
export const isFieldKind = (kind: unknown): kind is FieldKind => typeof kind === 'string' && Object.hasOwn(kinds, kind);

const path: Shape = { is: 'text', like: '^/' };
const noun: Shape = {
  is: 'text',
  like: '^[a-z][a-z0-9_]{0,59}$',
  wants: '接口里的一个词：小写字母开头，只用小写字母、数字和下划线',
};
export const routesShape = object<Routes>({
  list: must(path, '列表的地址，以 / 开头，:sid 是店铺编号；只有一条记录的资源，就是那张表单的地址。'),
  create: may(path, '新增页的地址；不写就没有这一页。'),
  edit: may(path, '编辑页的地址，记录编号跟在后面，如 ?id=7；不写就没有这一页。'),
  editParam: may(name, '编辑页地址里，编号用什么名字；不写是 id。', 'id'),
  show: may(path, '详情页的地址；不写就没有这一页。'),
  showParam: may(name, '详情页地址里，编号用什么名字；不写是 id。', 'id'),
});
export const rightsShape: Shape = {
  is: 'object',
  keys: {
    create: may(access, '谁能新增；不写就是能看到的人。'),
    update: may(right, '谁能修改，哪些记录不能改；不写就是能看到的人。'),
    deleteOne: may(right, '谁能删除，哪些记录不能删；不写就是能看到的人。'),
  },
};
export const showShape: Shape = {
  is: 'object',
  keys: { fields: must(fieldNames('seen'), '详情里有哪些字段，按此顺序。') },
};

const operators = oneOf('eq', 'in', 'gte', 'lte', 'contains');

/** How data names its calls: a noun, in the habit of an applet. */
export const callsShape: Shape = {
  is: 'object',
  keys: {
    noun: must(noun, "接口里一条记录叫什么，如 'coupon'：地址就是 merchant/coupon/add 这样。"),
    habit: may(
      habitShape,
      "接口的习惯：'applet'、'rest'、'jsonServer'、'simpleRest' 之一，或者写 { like, … } 说明哪里不同；不写是 'applet'。",
      'applet',
    ),
    applet: may(text, '接口叫什么：resources.json 的 applets 里写一次，几个资源共用；不写就看 habit。'),
    plural: may(noun, '接口里多条记录叫什么；不写就是 noun 后面加 s。'),
    verbs: may(
      listOf(oneOf('getList', 'getOne', 'create', 'update', 'deleteOne'), 1),
      '接口提供哪几样：列表、单条、新增、修改、删除；没写的，界面上也没有。不写就是五样都有。',
    ),
    order: may(yes, '写 true 时，商家可以手动排序，靠接口交换相邻两条；不写就不能。'),
    filters: may(
      either(fieldNames('filtered'), { is: 'map', named: 'filtered', of: listOf(operators, 1) }),
      "哪些字段由接口筛选，写字段名，或者写明每个字段能怎样筛选，如 { amount: ['gte', 'lte'] }；不写就是所有 choice 和 ref 字段。",
    ),
    search: may(yes, '写 true 时，搜索由接口来做；不写就只在已加载的记录里找。'),
    sorts: may(fieldNames('seen'), '哪些列由接口排序；不写就只排已加载的记录。', []),
    only: may(yes, '写 true 时，每家店只有一条记录：只有读取和修改；不写就是多条。'),
  },
};

/** A whole declaration, as code writes it. */
export const declaration: KeysOf<Declared> & ShapeKeys = {
  name: must(text, '资源的名字，用在地址和存储里：字母开头，只用字母、数字和下划线，不能和别的资源相同。'),
  label: must(words, '一条记录叫什么，如「优惠券」。'),
  title: may(words, '页面和菜单的标题；不写是 label 加「管理」。'),
  scope: must(oneOf('shop', 'global'), "'shop' 是每家店各有一份，'global' 是全平台共用一份。"),
  stored: may(yes, '写 true 时，记录由内置的服务保存，不用另写接口；不写就要有接口。'),
  kind: may(
    oneOf('collection', 'singleton'),
    "'collection' 是多条记录，有列表；'singleton' 是只有一条，打开就是表单。不写是 'collection'。",
    'collection',
  ),
  routes: may(routesShape, '各页的地址；不写就由 name 得出，如 /shop/:sid/coupons。'),
  menu: may(either({ is: 'no' }, words), '写 false 就不进菜单，写文字就是菜单里的名字；不写就用 title。'),
  goKey: may(
    { is: 'text', like: '^[a-z]$', wants: '一个小写字母' },
    '快捷键：先按 g，再按这个小写字母，就来到这里；不写就没有。',
  ),
  access: may(access, '谁能打开这一页；不写就是所有商家。'),
  rights: may(rightsShape, '能打开的人里，谁能新增、修改、删除；不写就都能。'),
  fields: must({ is: 'fields' }, '有哪些字段：键是接口里的名字，值是字段的种类和说明。'),
  calls: must(code, "怎样请求接口：conventionalCalls('coupon') 按约定得出，或逐个写明 { row, request }。"),
  removals: may(
    { is: 'map', named: 'rows', of: code },
    '删掉 list 字段里已保存的一行时，另外发什么请求，按字段写；不写就随整条记录保存。',
  ),
  order: may(code, '手动排序时，交换相邻两条的请求；不写就不能手动排序。'),
  list: may(listShape, '列表有哪些列，怎样搜索、筛选、分页；不写就由字段得出。'),
  form: may(formShape, '表单怎样分组、怎样打开；不写就由字段得出。'),
  show: may(either({ is: 'no' }, showShape), '详情里看什么，写 false 就没有详情；不写就是所有看得见的字段。'),
  actions: may({ is: 'map', of: actionShape }, '每行还有哪些自己的操作，如「结束团购」；不写就没有。'),
  texts: may(textsShape, '做成或没做成时说的话；不写就用通用的。'),
  affects: may(listOf(text), '改了它，哪些资源的列表也要重新读，写它们的 name；不写就没有。', []),
  onSaved: may(code, '保存后还要通知谁，如更新菜单里的店名；不写就不通知。'),
  examples: may(
    listOf({ is: 'map', named: 'any', of: anything }),
    '几条样子像真的记录：声明工坊、测试和文档都用它们；不写就现编。',
    [],
  ),
};

const $schema = may(text, '给编辑器看的：JSON Schema 的地址，有了它，写的时候有提示。');

/** The same as data: nothing in it runs. */
export const declarationAsData: ShapeKeys = {
  $schema,
  ...declaration,
  calls: must(callsShape, '怎样请求接口：写出名词，其余按约定；约定不同时用 habit 说明。'),
};

/** What a `resources.json` is around its declarations. */
export const resourcesFile = {
  $schema,
  applets: may({ is: 'map', of: habitShape }, '几个资源共用的接口：名字和习惯，资源里用 calls.applet 说是哪个。'),
  resources: must(listOf(anything), '各个资源的声明，按菜单里的顺序。'),
} satisfies ShapeKeys;
