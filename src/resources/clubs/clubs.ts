import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { privileged } from '#providers/access/privileged.ts';
import { clubList, clubSave } from '#schemas/endpoints/shopRecords.ts';
import { shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { clubIntro, clubName } from '#schemas/rules/shopRecord.ts';
import { shopRecordFields, shopRecordList, shopRecordSections, shopRecordWhole } from '../shopRecord.ts';
import { shopRecordCalls } from '../shopRecordCalls.ts';

/** The directory of clubs. R7, V1, V3, V4 */
export const clubs = defineResource({
  name: 'clubs',
  label: '群',
  title: '群导航管理',
  scope: 'global',
  access: privileged,
  routes: { list: '/groups', create: '/group/create', edit: '/group/:groupId', editParam: 'groupId' },
  fields: {
    ...shopRecordFields,
    name: f.text({
      label: '群名',
      required: messages.clubNameMissing,
      max: limits.clubNameLength,
      rule: clubName,
    }),
    intro_desc: f.text({
      label: '简介',
      hint: `建议 ${limits.clubIntroHintLength} 个字以内`,
      max: limits.clubIntroLength,
      rule: clubIntro,
    }),
  },
  calls: shopRecordCalls({
    type: shopRecordTypes.club,
    list: clubList,
    records: 'shops',
    save: clubSave,
  }),
  list: {
    ...shopRecordList,
    begin: () => import('./beginning.ts').then(({ beginning }) => beginning),
  },
  form: { sections: shopRecordSections },
  show: { fields: shopRecordWhole },
  texts: { invalid: messages.formInvalid },
});
