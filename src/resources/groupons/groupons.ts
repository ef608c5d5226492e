import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { grouponList } from '#schemas/endpoints/groupons.ts';
import { limits } from '#schemas/limits.ts';
import { grouponStatus } from '#schemas/states/grouponStatus.ts';

/** A shop's group-buys. B1, B2 */
export const groupons = defineResource({
  name: 'groupons',
  label: '团购',
  title: '团购管理',
  scope: 'shop',
  menu: '团购管理',
  routes: { list: '/shop/:sid/group/list' },

  fields: {
    id: f.int({ label: 'ID', readOnly: true }),
    img: f.image({ label: '图片' }),
    name: f.text({ label: '团购名称' }),
    start_time: f.day({ label: '开始日期' }),
    end_time: f.day({ label: '结束日期' }),
    status: f.choice({
      label: '状态',
      options: [
        { value: 1, label: grouponStatus[1].name, tone: 'muted' },
        { value: 0, label: grouponStatus[0].name, tone: 'busy' },
        { value: 2, label: grouponStatus[2].name, tone: 'good' },
        { value: 3, label: grouponStatus[3].name, tone: 'good', retired: true },
      ],
    }),
  },

  calls: {
    getList: {
      row: grouponList,
      request: ({ scope, page, size }) => ({ shop_id: scope, page, size }),
      records: 'groupons',
      total: 'total_count',
    },
  },

  list: {
    columns: {
      id: '72px',
      img: '72px',
      name: 'minmax(160px, 1fr)',
      start_time: '120px',
      end_time: '120px',
      status: '120px',
    },
    title: 'name',
    pageSize: limits.grouponPageSize,
    empty: '还没有团购',
  },
});
