import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { orderList } from '#schemas/endpoints/orders.ts';
import { limits } from '#schemas/limits.ts';
import { orderStatus } from '#schemas/states/orderStatus.ts';

/** What buyers ordered; the applet tells no total, so the pager goes on while pages are full. O1 */
export const orders = defineResource({
  name: 'orders',
  label: '订单',
  title: '订单管理',
  scope: 'shop',
  menu: '订单管理',
  routes: { list: '/shop/:sid/orders/list' },

  fields: {
    serial_num: f.text({ label: '订单号' }),
    receiver_name: f.text({ label: '收货人' }),
    phone: f.text({ label: '电话' }),
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
      serial_num: 'minmax(160px, 1fr)',
      receiver_name: '120px',
      phone: '150px',
      total_price: '110px',
      shipping_method: '110px',
      status: '120px',
    },
    title: 'serial_num',
    pageSize: limits.orderPageSize,
    tabs: 'status',
    empty: '这里还没有订单',
  },
  show: {
    fields: [
      'serial_num',
      'status',
      'receiver_name',
      'phone',
      'address',
      'shipping_method',
      'transportation_cost',
      'total_price',
    ],
  },
});
