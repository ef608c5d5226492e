import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { privileged } from '#providers/access/privileged.ts';
import { journalList } from '#schemas/endpoints/journal.ts';
import { limits } from '#schemas/limits.ts';
import { callTitle } from './callTitle.ts';
import { momentText } from './momentText.ts';

/** Who changed what, for administrators: read, never written. K10 */
export const journal = defineResource({
  name: 'journal',
  label: '改动',
  title: '改动记录',
  menu: '改动记录',
  scope: 'global',
  access: privileged,
  routes: { list: '/journal' },
  fields: {
    at: f.kept<number>('时间'),
    call: f.kept<string>('操作'),
    fields: f.kept<readonly string[]>('内容'),
    when: f.computed({
      label: '时间',
      of: ({ at }) => (typeof at === 'number' ? momentText(at) : undefined),
      rank: ({ at }) => (typeof at === 'number' ? at : undefined),
    }),
    who: f.text({ label: '账号' }),
    action: f.computed({ label: '操作', of: ({ call }) => callTitle(String(call)) }),
    shop_id: f.int({ label: '店铺编号', heading: '店铺' }),
    record_id: f.int({ label: '编号' }),
    changed: f.computed({
      label: '改动的内容',
      heading: '内容',
      of: ({ fields }) => (Array.isArray(fields) ? fields.join('、') : undefined),
      // In words: they are many, and whoever opens the product need not wait for them.
      cell: () => import('./changedCell.tsx').then(({ changedCell }) => changedCell),
    }),
  },
  calls: {
    getList: {
      row: journalList,
      request: ({ page, size }) => ({ page, size }),
      records: 'entries',
      total: 'total_count',
    },
  },
  list: {
    columns: {
      when: '160px',
      who: '120px',
      action: '140px',
      shop_id: '80px',
      record_id: '96px',
      changed: 'minmax(160px, 1fr)',
    },
    title: 'action',
    find: false,
    pageSize: limits.defaultPageSize,
    empty: '还没有改动',
  },
});
