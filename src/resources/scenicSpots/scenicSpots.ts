import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { privileged } from '#providers/access/privileged.ts';
import { scenicSpotList, scenicSpotSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { scenicSpotName } from '#schemas/rules/shopRecord.ts';
import {
  shopRecordBody,
  shopRecordFields,
  shopRecordList,
  shopRecordSections,
  shopRecordWhole,
} from '../shopRecord.ts';

/** The directory of scenic spots. R7, V2–V4 */
export const scenicSpots = defineResource({
  name: 'views',
  label: '景点',
  scope: 'global',
  access: privileged,
  routes: { list: '/views', create: '/view/create', edit: '/view/:viewId', editParam: 'viewId' },
  fields: {
    ...shopRecordFields,
    name: f.text({
      label: '景点名称',
      required: messages.scenicSpotNameMissing,
      max: limits.scenicSpotNameLength,
      rule: scenicSpotName,
    }),
    intro_desc: f.text({ label: '简介' }),
  },
  calls: {
    getList: {
      row: scenicSpotList,
      request: ({ page, size }) => ({ shop_type: shopRecordTypes.scenicSpot, page, size }),
      records: 'views',
      total: 'total_count',
    },
    getOne: { row: shopRecordInfo, request: ({ id }) => ({ shop_id: id }), record: 'shop' },
    create: {
      row: scenicSpotSave,
      request: ({ values }) => shopRecordBody(shopRecordTypes.scenicSpot, values),
      id: 'id',
    },
    update: {
      row: scenicSpotSave,
      whole: shopRecordWhole,
      request: ({ id, values }) => ({ id, ...shopRecordBody(shopRecordTypes.scenicSpot, values) }),
    },
  },
  list: shopRecordList,
  form: { sections: shopRecordSections },
  show: { fields: shopRecordWhole },
  texts: { invalid: messages.formInvalid },
});
