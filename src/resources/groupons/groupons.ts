import { defineResource } from '#crud/defineResource.ts';
import { utcDayOf } from '#fields/day/dayMath.ts';
import { f } from '#fields/f.ts';
import type { Values } from '#providers/data/calls.ts';
import {
  enrolmentList,
  grouponInfo,
  grouponList,
  grouponProductDelete,
  grouponRelease,
  grouponUpdate,
} from '#schemas/endpoints/groupons.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { grouponStatus } from '#schemas/states/grouponStatus.ts';
import { asGroupon } from './GrouponRecord.ts';
import { grouponBody } from './grouponBody.ts';
import { products } from './products.ts';
import { courseRank, courseText, type Drift, statusDrift } from './statusDrift.ts';

/**
 * Sets a status at one press, in a list the one that the days ask for while they disagree, on the group-buy's page every
 * other one; it can be taken back. GB-D2
 */
const setStatus = (to: Drift['to']) => ({
  label: () => `改为${grouponStatus[to].name}`,
  offered: (record: Values, now: number) => statusDrift(asGroupon(record), utcDayOf(now))?.to === to,
  offeredOnPage: (record: Values) => {
    const { status } = asGroupon(record);
    return status !== undefined && grouponStatus[status].name !== grouponStatus[to].name;
  },
  values: () => ({ status: to }),
  success: () => messages.grouponUpdated,
  undo: (record: Values) => ({ status: asGroupon(record).status }),
});

/** A shop's group-buys. B1–B7 */
export const groupons = defineResource({
  name: 'groupons',
  label: '团购',
  title: '团购管理',
  scope: 'shop',
  menu: '团购管理',
  goKey: 't',
  routes: { list: '/shop/:sid/group/list', show: '/shop/:sid/group/:gid', showParam: 'gid' },

  fields: {
    id: f.int({ label: 'ID', readOnly: true }),
    img: f.image({ label: '大图', heading: '图片', required: messages.imageMissing }),
    name: f.text({ label: '团购名称', required: '请输入团购名称' }),
    start_time: f.day({ label: '开始日期' }),
    end_time: f.day({ label: '结束日期' }),
    period: f.dayRange({
      label: '团购日期',
      from: 'start_time',
      to: 'end_time',
      required: '请选择团购日期',
      utc: true,
      presets: [3, 7, 'sunday'],
      warnsOfPast: true,
    }),
    course: f.computed({
      label: '进度（按 UTC 日期）',
      heading: '进度',
      of: (record, now) => (now === undefined ? undefined : courseText(asGroupon(record), utcDayOf(now))),
      rank: (record, now) => courseRank(asGroupon(record), utcDayOf(now)),
    }),
    status: f.choice({
      label: '状态',
      required: '请选择状态',
      initial: 1,
      options: [
        { value: 1, label: grouponStatus[1].name, tone: 'muted' },
        { value: 0, label: grouponStatus[0].name, tone: 'busy' },
        { value: 2, label: grouponStatus[2].name, tone: 'good' },
        { value: 3, label: grouponStatus[3].name, tone: 'good', retired: true },
      ],
    }),
    enrolled: f.int({ label: '报名人数', heading: '报名', readOnly: true }),
    delivery: f.choice({
      label: '配送方式',
      required: '请选择配送方式',
      initial: 2,
      options: [
        { value: 1, label: '自提' },
        { value: 2, label: '送货上门' },
      ],
    }),
    pickup_address: f.text({ label: '自提地址' }),
    description: f.blocks({ label: '团购描述', required: messages.descriptionMissing }),
    products,
  },

  calls: {
    getList: {
      row: grouponList,
      request: ({ scope, page, size }) => ({ shop_id: scope, page, size }),
      records: 'groupons',
      total: 'total_count',
    },
    getOne: { row: grouponInfo, request: ({ id }) => ({ groupon_id: id }), record: 'groupon', owner: 'list' },
    create: {
      row: grouponRelease,
      request: ({ scope, values }) => ({ shop_id: scope, ...grouponBody(values) }),
      id: 'groupon_id',
    },
    update: {
      row: grouponUpdate,
      whole: ['name', 'delivery', 'description', 'img', 'start_time', 'end_time', 'products', 'status'],
      carried: ['pickup_address'],
      request: ({ scope, id, values }) => ({ shop_id: scope, groupon_id: id, ...grouponBody(values) }),
    },
  },
  removals: {
    products: {
      row: grouponProductDelete,
      request: ({ id, row }) => ({ groupon_id: id, product_id: row.id }),
    },
  },

  list: {
    columns: {
      id: '56px',
      img: '72px',
      name: 'minmax(122px, 1fr)',
      start_time: '98px',
      end_time: '98px',
      status: '100px',
      course: 'minmax(92px, 0.7fr)',
      enrolled: '72px',
    },
    late: {
      // One enrolment is asked for, and with it comes how many there are.
      enrolled: async ({ call, id, signal }) =>
        (await call(enrolmentList, { groupon_id: id, page: 1, size: 1 }, { signal })).total_count,
    },
    title: 'name',
    pageSize: limits.grouponPageSize,
    filters: ['status', 'start_time', 'end_time'],
    search: ['name'],
    offline: ['name', 'start_time', 'end_time', 'status'],
    begin: () => import('./beginning.ts').then(({ beginning }) => beginning),
    grid: { label: '改价 / 库存', of: 'products', fields: ['price', 'limit', 'amount'] },
  },
  form: {
    as: 'dialog',
    sections: [
      { title: '基本信息', fields: ['name', 'img', 'period', 'status'] },
      {
        title: '配送',
        fields: ['delivery', 'pickup_address'],
        tool: () => import('./PickupAddresses.tsx').then(({ PickupAddresses }) => ({ default: PickupAddresses })),
      },
      {
        title: '商品',
        fields: ['products'],
        tool: () => import('./GoodsPicker.tsx').then(({ GoodsPicker }) => ({ default: GoodsPicker })),
      },
      { title: '描述', fields: ['description'] },
    ],
    when: { pickup_address: { delivery: [1] } },
    clone: { drop: ['period', 'status'] },
  },
  show: false,
  actions: {
    begin: setStatus(0),
    end: setStatus(2),
    wait: setStatus(1),
    next: {
      label: () => '开下一期',
      screen: () => import('./NextRound.tsx').then(({ NextRound }) => ({ default: NextRound })),
    },
    text: {
      label: () => '发群文案',
      screen: () => import('./GroupTextDialog.tsx').then(({ GroupTextDialog }) => ({ default: GroupTextDialog })),
    },
  },
  texts: {
    add: '发起团购',
    created: messages.grouponReleased,
    updated: messages.grouponUpdated,
  },
});
