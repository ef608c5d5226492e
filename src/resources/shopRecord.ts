import { f } from '#fields/f.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { shopRecordStatus } from '#schemas/states/shopRecordStatus.ts';

/** What many write, to be changed as it fits. */
const usualHours = ['周一至周五 9:00–18:00', '周一至周日 9:00–21:00', '周末 10:00–17:00', '全天'].map((value) => ({
  value,
}));

/** What clubs and scenic spots have in common: both are records of one kind on the applet. V3, V4 */
export const shopRecordFields = {
  img: f.image({ label: '图片', required: messages.imageMissing }),
  status: f.choice({
    label: '状态',
    required: '请选择状态',
    initial: 1,
    options: [
      { value: 1, label: shopRecordStatus[1].name, tone: 'busy' },
      { value: 2, label: shopRecordStatus[2].name, tone: 'good' },
      { value: 3, label: shopRecordStatus[3].name, tone: 'muted' },
    ],
  }),
  city: f.city({ label: '城市', required: '请选择城市', initial: limits.defaultCityId }),
  tags: f.tags({ label: '标签' }),
  business_hour: f.text({ label: '营业时间', hint: '例如 周一至周五 9:00–18:00', suggestions: usualHours }),
  address: f.text({ label: '地址' }),
  phone: f.phone({ label: '电话' }),
  video: f.video({ label: '视频' }),
  description: f.blocks({ label: '描述', required: messages.descriptionMissing }),
};

const contact = ['city', 'address', 'phone', 'business_hour', 'tags'] as const;

/** The sections of their forms. V1–V3 */
export const shopRecordSections = [
  { title: '基本信息', fields: ['name', 'img', 'intro_desc', 'status'] },
  { title: '联系与位置', fields: contact },
  { title: '介绍', fields: ['video', 'description'] },
] as const;

/** What saving one always writes, in the order of the form; read in full it stands in the same order. V4 */
export const shopRecordWhole = shopRecordSections.flatMap(({ fields }) => [...fields]);

/** Their lists: what waits for a look stands first. V4 */
export const shopRecordList = {
  columns: ['img', 'name', 'intro_desc', 'tags', 'status'],
  title: 'name',
  tabs: 'status',
  allTab: true,
  sort: ['status', 'name'],
  filters: ['city', 'tags'],
  search: ['name', 'intro_desc', 'tags', 'address', 'phone'],
  tools: [
    {
      label: '审核',
      screen: () => import('./ReviewDialog.tsx').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
      waits(loaded: readonly DataRecord[]) {
        const pending = loaded.filter(({ status }) => status === 1).length;
        return pending > 0 ? `${pending} ${shopRecordStatus[1].name}` : undefined;
      },
    },
  ],
} as const;
