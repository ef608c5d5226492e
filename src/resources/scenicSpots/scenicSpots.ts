import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { privileged } from '#providers/access/privileged.ts';
import { scenicSpotList, scenicSpotSave } from '#schemas/endpoints/shopRecords.ts';
import { shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { scenicSpotName } from '#schemas/rules/shopRecord.ts';
import { shopRecordFields, shopRecordList, shopRecordSections, shopRecordWhole } from '../shopRecord.ts';
import { shopRecordCalls } from '../shopRecordCalls.ts';

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
  calls: shopRecordCalls({
    type: shopRecordTypes.scenicSpot,
    list: scenicSpotList,
    records: 'views',
    save: scenicSpotSave,
  }),
  list: {
    ...shopRecordList,
    begin: () => import('./beginning.ts').then(({ beginning }) => beginning),
  },
  form: { sections: shopRecordSections },
  show: { fields: shopRecordWhole },
  texts: { invalid: messages.formInvalid },
});
