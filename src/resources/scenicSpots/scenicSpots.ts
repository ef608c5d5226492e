import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { privileged } from '#providers/access/privileged.ts';
import { scenicSpotList } from '#schemas/endpoints/shopRecords.ts';
import { shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { limits } from '#schemas/limits.ts';
import { shopRecordColumns, shopRecordFields } from '../shopRecord.ts';

/** The directory of scenic spots. R7, V4 */
export const scenicSpots = defineResource({
  name: 'views',
  label: '景点',
  title: '景点管理',
  scope: 'global',
  menu: '景点管理',
  access: privileged,
  routes: { list: '/views' },
  fields: { ...shopRecordFields, name: f.text({ label: '景点名称' }) },
  calls: {
    getList: {
      row: scenicSpotList,
      request: ({ page, size }) => ({ shop_type: shopRecordTypes.scenicSpot, page, size }),
      records: 'views',
      total: 'total_count',
    },
  },
  list: { columns: shopRecordColumns, title: 'name', pageSize: limits.defaultPageSize, empty: '还没有景点' },
});
