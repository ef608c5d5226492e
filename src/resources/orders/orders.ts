import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { orderCancel, orderConfirm, orderEmail, orderList } from '#schemas/endpoints/orders.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { type OrderStatus, orderStatus } from '#schemas/states/orderStatus.ts';
import { linesSheet } from './linesSheet.ts';
import { orderNamed } from './orderTexts.ts';
import { asOrder, purchasesText } from './purchases.ts';

/** Whoever presses twice by mistake sends one letter. OR-E6 */
const EMAIL_PAUSE_MS = 60_000;
/** Often enough to see an order come in, seldom enough for a phone on the counter. OR-E9 */
const NEWS_EVERY_MS = 60_000;

const allows = (status: OrderStatus | undefined, action: 'cancel' | 'confirm'): boolean =>
  status !== undefined && action in orderStatus[status].actions;

/** What buyers ordered; the applet tells no total, so the pager goes on while pages are full. O1 */
export const orders = defineResource({
  name: 'orders',
  label: '订单',
  title: '订单管理',
  scope: 'shop',
  menu: '订单管理',
  goKey: 'o',
  routes: { list: '/shop/:sid/orders/list' },

  fields: {
    serial_num: f.text({ label: '订单号' }),
    receiver_name: f.text({ label: '收货人' }),
    phone: f.phone({ label: '电话' }),
    address: f.text({ label: '地址' }),
    transportation_cost: f.money({ label: '运费' }),
    total_price: f.money({ label: '总价' }),
    shipping_method: f.choice({
      label: '配送方式',
      options: [
        { value: 1, label: '货到付款' },
        { value: 2, label: '自提' },
      ],
    }),
    goods: f.computed({ label: '商品', of: (record) => purchasesText(asOrder(record)) || undefined }),
    status: f.choice({
      label: '状态',
      options: [
        { value: 1, label: orderStatus[1].name, tone: 'busy' },
        { value: 2, label: orderStatus[2].name, tone: 'good' },
        { value: 3, label: orderStatus[3].name, tone: 'good', retired: true },
        { value: 4, label: orderStatus[4].name, tone: 'muted' },
      ],
    }),
  },

  calls: {
    getList: {
      row: orderList,
      request: ({ scope, page, size, filters }) => ({ shop_id: scope, page, size, status: filters.status }),
      records: 'orders',
      filters: ['status'],
    },
  },

  list: {
    columns: {
      serial_num: '128px',
      receiver_name: '84px',
      phone: '118px',
      goods: 'minmax(120px, 2fr)',
      total_price: '88px',
      shipping_method: '88px',
      address: 'minmax(120px, 1fr)',
    },
    title: 'serial_num',
    pageSize: limits.orderPageSize,
    tabs: 'status',
    news: { part: 1, everyMs: NEWS_EVERY_MS },
    empty: '这里还没有订单',
    begin: () => import('./beginning.ts').then(({ beginning }) => beginning),
    parts: (orders, unit) => linesSheet(orders.map(asOrder), unit),
    search: ['serial_num', 'receiver_name', 'phone', 'address', 'goods'],
    tools: [
      {
        label: '合并备货',
        readsAll: true,
        screen: () => import('./PickListDialog.tsx').then(({ PickListDialog }) => ({ default: PickListDialog })),
      },
      {
        label: '打印配货单',
        readsAll: true,
        screen: () => import('./ListSlips.tsx').then(({ ListSlips }) => ({ default: ListSlips })),
      },
      {
        label: '统计',
        readsAll: true,
        screen: () => import('./StatisticsDialog.tsx').then(({ StatisticsDialog }) => ({ default: StatisticsDialog })),
      },
      {
        label: '待回复评价',
        readsAll: true,
        part: 2,
        screen: () => import('./UnansweredDialog.tsx').then(({ UnansweredDialog }) => ({ default: UnansweredDialog })),
      },
    ],
    detail: {
      // The open tab says the state of every row: it is not said again but here.
      fields: ['receiver_name', 'phone', 'address', 'shipping_method', 'transportation_cost', 'status'],
      screen: () => import('./OrderLines.tsx').then(({ OrderLines }) => ({ default: OrderLines })),
    },
  },
  actions: {
    confirm: {
      label: () => '确认收货',
      offered: ({ status }) => allows(status, 'confirm'),
      call: { row: orderConfirm, request: ({ id }) => ({ order_id: id }) },
      confirm: (order, unit) => ({
        title: `确认收货：${orderNamed(order, unit)}？`,
        body: '确认后订单完成，无法撤回。',
      }),
      success: () => messages.orderConfirmed,
    },
    email: {
      label: () => '发送邮件',
      call: { row: orderEmail, request: ({ id }) => ({ order_id: id }) },
      confirm: (order, unit) => ({
        title: `发送邮件：${orderNamed(order, unit)}？`,
        body: '订单详情会发到你登录用的邮箱，不会发给买家。',
      }),
      success: () => messages.orderEmailSent,
      pause: { ms: EMAIL_PAUSE_MS, said: (time) => `已发送 ${time}` },
    },
    rates: {
      label: () => '查看评价',
      offered: ({ status }) => status === 2 || status === 3,
      screen: () => import('./RatesDialog.tsx').then(({ RatesDialog }) => ({ default: RatesDialog })),
    },
    slip: {
      label: () => '打印配货单',
      screen: () => import('./OrderSlip.tsx').then(({ OrderSlip }) => ({ default: OrderSlip })),
    },
    cancel: {
      label: () => '取消订单',
      danger: true,
      offered: ({ status }) => allows(status, 'cancel'),
      call: { row: orderCancel, request: ({ id }) => ({ order_id: id }) },
      confirm: (order, unit) => ({
        title: `取消订单：${orderNamed(order, unit)}？`,
        body: '取消后订单关闭，无法恢复。',
        no: '返回',
      }),
      success: () => messages.orderCancelled,
    },
  },
  texts: { measure: '笔' },
});
