import { actionShape, formShape, textsShape } from '../../src/admin-tools/lint/actionShapes.ts';
import { habitChanges } from '../../src/admin-tools/lint/habitShape.ts';
import { listShape } from '../../src/admin-tools/lint/listShape.ts';
import {
  accessAsCode,
  accessAsData,
  base,
  callsShape,
  declaration,
  resourcesFile,
  rightsShape,
  routesShape,
} from '../../src/admin-tools/lint/shapes.ts';
import type { Shape } from '../../src/fields/Shape.ts';

/** A group of options with a page of its own. */
export interface Group {
  readonly title: string;
  /** What it is for, in one Chinese sentence. */
  readonly says: string;
  readonly shape: Shape;
  /** Where it stands in a declaration, as its keys are called. */
  readonly at: string;
  /** What is added to the declaration every example is part of. */
  readonly example?: string;
}

const object = (keys: Extract<Shape, { is: 'object' }>['keys']): Shape => ({ is: 'object', keys });

/** Every group of options, by the name of its page. */
export const groups: Readonly<Record<string, Group>> = {
  resource: {
    title: '资源',
    says: '一个资源就是一类记录：写明字段和接口，列表、表单、详情、搜索、导入导出、菜单和地址都由它得出。',
    shape: object(declaration),
    at: '',
    example: `  title: '优惠券',
  goKey: 'u',
  affects: ['tags'],
  examples: [{ name: '新客立减', kind: 1, amount: '5.00', stock: 50, open: true }],`,
  },
  field: {
    title: '字段',
    says: '每个字段都能写的说明；各种类另有自己的，见各自的页面。',
    shape: object(base),
    at: 'fields.*',
    example: `  fields: {
    ...coupon.fields,
    code: f.text({
      label: '内部编号',
      heading: '编号',
      required: '请输入内部编号',
      hint: '只有店员看得到',
      was: ['no'],
      also: ['Code'],
    }),
  },`,
  },
  routes: {
    title: '地址',
    says: '各页在什么地址；不写就由资源的名字得出。',
    shape: routesShape,
    at: 'routes',
    example: `  routes: {
    list: '/shop/:sid/vouchers',
    create: '/shop/:sid/vouchers/add',
    edit: '/shop/:sid/vouchers/edit',
    show: '/shop/:sid/vouchers/show',
  },`,
  },
  access: {
    title: '权限（代码）',
    says: '谁可以：资源的 access、rights 和字段的 access 都这样写。',
    shape: object(accessAsCode),
    at: 'access',
    example: `  access: roleBelow(3, '只有平台管理员可以管理优惠券'),`,
  },
  accessAsData: {
    title: '权限（数据）',
    says: '在 JSON 里写谁可以：按角色编号，什么也不运行。',
    shape: object(accessAsData),
    at: 'access',
  },
  rights: {
    title: '增改删的权限',
    says: '能看到的人里，谁能新增、修改、删除；不能的人看得到按钮，也看得到原因。',
    shape: rightsShape,
    at: 'rights',
    example: `  rights: { deleteOne: roleBelow(2, '只有总部能删除优惠券') },`,
  },
  calls: {
    title: '接口',
    says: '按约定命名的接口：写出名词，地址、参数和结果的位置就都有了。',
    shape: callsShape,
    at: 'calls',
    example: `  calls: conventionalCalls('coupon', { verbs: ['getList', 'create', 'update'], filters: ['kind'] }),`,
  },
  habit: {
    title: '接口的习惯',
    says: '接口和约定不同时，说明哪里不同：地址、方法、请求体、翻页、编号、成败和原因写在哪里。',
    shape: object(habitChanges),
    at: 'calls.habit',
    example: `  calls: callsBy(habitOf(restHabit, { base: '/applets/shop', names: { shop: 'store' }, paging: { by: 'page', page: 'page', size: 'per_page', most: 100 } }), 'coupon', {
    search: true,
    filters: { amount: ['gte', 'lte'] },
    sorts: ['amount'],
  }),`,
  },
  list: {
    title: '列表',
    says: '列表有哪些列，怎样搜索、筛选、分页，还有哪些功能。',
    shape: listShape,
    at: 'list',
    example: `  list: {
    columns: { name: '2fr', kind: '112px', amount: '112px', stock: '96px', open: '96px' },
    tabs: 'kind',
    allTab: true,
    sort: ['name'],
    search: ['name'],
    pageSize: 50,
    empty: '还没有优惠券，先添加一张',
    detail: { fields: ['rules'] },
    grid: { label: '批量改库存', fields: ['amount', 'stock'] },
  },`,
  },
  form: {
    title: '表单',
    says: '表单怎样分组，哪些字段什么时候出现，怎样打开。',
    shape: formShape,
    at: 'form',
    example: `  form: {
    sections: [
      { title: '基本信息', fields: ['name', 'kind', 'amount'] },
      { title: '发放', fields: ['stock', 'open', 'start_day', 'end_day', 'rules'] },
    ],
    when: { amount: { kind: [1] } },
    clone: { drop: ['name'] },
  },`,
  },
  actions: {
    title: '操作',
    says: '每行自己的操作：先问一句，再发送改动或打开一个界面；成败都有话说，做了还能撤销。',
    shape: { is: 'map', of: actionShape },
    at: 'actions.*',
    example: `  actions: {
    stop: {
      label: () => '停发',
      offered: ({ open }) => open === true,
      confirm: ({ name = '' }) => ({ title: \`停发「\${name}」？\`, body: '已领的券照常可用。' }),
      values: () => ({ open: false }),
      success: ({ name = '' }) => \`「\${name}」已停发\`,
      undo: () => ({ open: true }),
    },
  },`,
  },
  texts: {
    title: '说的话',
    says: '做成或没做成时说的话，换成这个行当里的说法。',
    shape: textsShape,
    at: 'texts',
    example: `  texts: { measure: '张', add: '发一种新券', created: '券已发出', deleting: ({ name = '' }) => \`删除「\${name}」？\` },`,
  },
  resourcesFile: {
    title: 'resources.json',
    says: '放在数据目录里的声明：不用重新构建，刷新页面就有；写错的不启用，写明错在哪里。',
    shape: object(resourcesFile),
    at: '',
  },
};

/** The declaration that every example is part of. */
export const exampleBase = `import { callsBy } from '#crud/declare/callsBy.ts';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/fAll.ts';
import { habitOf } from '#schemas/habit/habitOf.ts';
import { restHabit } from '#schemas/habit/restHabit.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';

const coupon = {
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields: {
    name: f.text({ label: '券名', required: '请输入券名', max: 20 }),
    kind: f.choice({
      label: '类型',
      required: '请选择类型',
      initial: 1,
      options: [
        { value: 1, label: '满减', tone: 'good' },
        { value: 2, label: '折扣', tone: 'busy' },
      ],
    }),
    amount: f.money({ label: '减免金额' }),
    stock: f.int({ label: '库存', unit: '张' }),
    open: f.switch({ label: '状态', says: ['发放中', '已停发'], initial: true }),
    start_day: f.day({ label: '开始日期' }),
    end_day: f.day({ label: '结束日期' }),
    rules: f.list({
      label: '使用规则',
      add: '添加规则',
      of: { id: f.kept('编号'), text: f.text({ label: '规则', required: '请输入规则' }) },
    }),
  },
  calls: conventionalCalls('coupon'),
} as const;
`;

/** The declaration with what a page adds to it. */
export const exampleModule = (added: string): string =>
  `${exampleBase}\nexport const coupons = defineResource({\n  ...coupon,\n${added}\n});\n`;

const indented = (text: string): string => text.replaceAll('\n', '\n    ');

/** The same with one more field, of the kind a page is about. */
export const kindModule = (example: string): string =>
  exampleModule(`  fields: {\n    ...coupon.fields,\n    more: ${indented(example)},\n  },`);
