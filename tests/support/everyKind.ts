import type { AnyField, FieldKind } from '#fields/Field.ts';
import { f } from '#fields/fAll.ts';
import type { Names } from '#fields/text/FieldText.ts';

const row = {
  id: f.kept<number>('编号'),
  name: f.text({ label: '规格名称', required: '请输入规格的名称' }),
  price: f.money({ label: '加价' }),
  open: f.switch({ label: '在售' }),
};
const rows = f.list({ label: '规格', add: '添加规格', min: 1, of: row });

/** One field of every kind, by its kind; a new kind does not compile until it has one. */
export const everyKind: Readonly<Record<FieldKind, AnyField>> = {
  text: f.text({ label: '名称', max: 30, required: '请输入名称' }),
  textarea: f.textarea({ label: '说明', max: 200 }),
  phone: f.phone({ label: '电话' }),
  url: f.url({ label: '网址' }),
  int: f.int({ label: '库存', unit: '件' }),
  money: f.money({ label: '价格' }),
  choice: f.choice({
    label: '状态',
    options: [
      { value: 1, label: '进行中', tone: 'good' },
      { value: 2, label: '已结束', tone: 'muted' },
      { value: 3, label: '已结束', retired: true },
    ],
  }),
  switch: f.switch({ label: '启用', says: ['可见', '隐藏'] }),
  tags: f.tags({ label: '标签', most: 5 }),
  ref: f.ref({ label: '分类', to: 'tags', shows: 'name' }),
  city: f.city({ label: '城市' }),
  day: f.day({ label: '开始日期' }),
  dayRange: f.dayRange({ label: '有效期', from: 'start', to: 'end' }),
  image: f.image({ label: '封面' }),
  images: f.images({ label: '图片', most: 3 }),
  file: f.file({ label: '附件' }),
  video: f.video({ label: '视频' }),
  blocks: f.blocks({ label: '描述' }),
  richText: f.richText({ label: '正文' }),
  list: rows,
  union: f.union({ label: '规格', on: 'type', variants: { 2: rows, 3: f.textarea({ label: '备注' }) } }),
  kept: f.kept<string>('标识'),
  constant: f.constant(7),
  decimal: f.decimal({ label: '重量', places: 3, unit: 'kg' }),
  percent: f.percent({ label: '折扣', wire: 'fraction' }),
  dateTime: f.dateTime({ label: '开抢时间', wire: 'seconds' }),
  refs: f.refs({ label: '适用分类', to: 'tags', shows: 'name', most: 5 }),
  tree: f.tree({ label: '所属分类', to: 'tags', shows: 'name', parent: 'parent_id' }),
  json: f.json({ label: '扩展配置' }),
  object: f.object({
    label: '地址',
    of: {
      id: f.kept<number>('编号'),
      street: f.text({ label: '街道', required: '请输入街道' }),
      zip: f.text({ label: '邮编', max: 10 }),
    },
  }),
  computed: f.computed({ label: '合计', of: ({ price = '0' }) => `共 ${String(price)} 元` }),
};

/** Every kind there is. */
export const kindNames = Object.keys(everyKind).filter((kind): kind is FieldKind => kind in everyKind);

/** Every id has a name, and every name an id: `第 7 个`. */
export const names: Names = {
  nameOf: (_, id) => `第 ${id} 个`,
  idOf(_, name) {
    const [, id] = /^第 (\d+) 个$/.exec(name) ?? [];
    return id === undefined ? undefined : Number(id);
  },
};
