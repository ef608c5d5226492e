import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { privileged } from '#providers/access/privileged.ts';
import { clubList } from '#schemas/endpoints/shopRecords.ts';
import { shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { limits } from '#schemas/limits.ts';
import { shopRecordColumns, shopRecordFields } from '../shopRecord.ts';

/** The directory of clubs. R7, V4 */
export const clubs = defineResource({
  name: 'clubs',
  label: '群',
  title: '群导航管理',
  scope: 'global',
  menu: '群导航管理',
  access: privileged,
  routes: { list: '/groups' },
  fields: { ...shopRecordFields, name: f.text({ label: '群名' }) },
  calls: {
    getList: {
      row: clubList,
      request: ({ page, size }) => ({ shop_type: shopRecordTypes.club, page, size }),
      records: 'shops',
      total: 'total_count',
    },
  },
  list: { columns: shopRecordColumns, title: 'name', pageSize: limits.defaultPageSize, empty: '还没有群' },
});
