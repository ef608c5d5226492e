import { f } from '#fields/f.ts';
import { shopRecordStatus } from '#schemas/states/shopRecordStatus.ts';

/** What clubs and scenic spots have in common: both are records of one kind on the applet. V3 */
export const shopRecordFields = {
  img: f.image({ label: '图片' }),
  intro_desc: f.text({ label: '简介' }),
  status: f.choice({
    label: '状态',
    options: [
      { value: 1, label: shopRecordStatus[1].name, tone: 'busy' },
      { value: 2, label: shopRecordStatus[2].name, tone: 'good' },
      { value: 3, label: shopRecordStatus[3].name, tone: 'muted' },
    ],
  }),
};

export const shopRecordColumns = {
  img: '72px',
  name: 'minmax(160px, 1fr)',
  intro_desc: 'minmax(160px, 1fr)',
  status: '120px',
};
