/**
 * Declarations that are wrong in one place: code, what was most likely meant, and the text that makes a sound one wrong;
 * `⟦` stands before the place that is pointed at.
 *
 * @type {readonly (readonly [code: string, meant: string | undefined, text: string])[]}
 */
export const corpus = [
  ['unknown-key', 'label', `⟦lable: '东西',`],
  ['unknown-key', 'columns', `list: { ⟦colums: ['name'] },`],
  ['unknown-key', 'sections', `form: { ⟦section: [] },`],
  ['unknown-key', 'label', `fields: { ...fields, more: { kind: 'text', label: '更多', ⟦labe: '更多' } },`],
  [
    'unknown-key',
    'tone',
    `fields: { ...fields, more: f.choice({ label: '更多', options: [{ value: 1, label: '一', ⟦ton: 'good' }] }) },`,
  ],
  ['unknown-key', undefined, `fields: { ...fields, more: f.text({ label: '更多', ⟦presets: [3] }) },`],
  ['unknown-key', 'created', `texts: { ⟦creatd: '已添加' },`],
  [
    'unknown-key',
    'confirm',
    `actions: { go: { label: () => '走', ⟦confrim: () => ({ title: '走？' }), values: () => ({}), success: () => '好' } },`,
  ],
  ['missing-key', undefined, `fields: { ...fields, more: ⟦{ kind: 'text' } },`],
  ['missing-key', undefined, `fields: { ...fields, more: ⟦f.choice({ label: '更多' }) },`],
  ['missing-key', undefined, `fields: { ...fields, more: ⟦f.ref({ label: '更多', to: 'others' }) },`],
  ['missing-key', undefined, `form: { sections: [⟦{ title: '' }] },`],
  ['wrong-type', undefined, `label: ⟦7,`],
  ['wrong-type', undefined, `list: { columns: ⟦'name' },`],
  ['wrong-type', undefined, `list: { pageSize: ⟦'20' },`],
  ['wrong-type', undefined, `fields: { ...fields, more: f.switch({ label: '更多', says: ⟦['是'] }) },`],
  ['wrong-type', undefined, `fields: { ...fields, more: f.text({ label: '更多', readOnly: ⟦'yes' }) },`],
  ['wrong-type', undefined, `fields: { ...fields, more: f.choice({ label: '更多', options: ⟦[] }) },`],
  ['wrong-type', undefined, `show: ⟦true,`],
  ['unknown-kind', 'textarea', `fields: { ...fields, more: { kind: ⟦'textare', label: '更多' } },`],
  ['unknown-kind', 'money', `fields: { ...fields, more: { kind: ⟦'mony', label: '更多' } },`],
  [
    'unknown-kind',
    'choice',
    `fields: { ...fields, rows: f.list({ label: '行', add: '添加', of: { more: { kind: ⟦'chioce', label: '更多' } } }) },`,
  ],
  ['unknown-value', 'shop', `scope: ⟦'shpo',`],
  ['unknown-value', 'singleton', `kind: ⟦'singelton',`],
  [
    'unknown-value',
    'good',
    `fields: { ...fields, more: f.choice({ label: '更多', options: [{ value: 1, label: '一', tone: ⟦'goood' }] }) },`,
  ],
  ['unknown-value', 'dialog', `form: { as: ⟦'dialogue' },`],
  ['malformed-name', undefined, `name: ⟦'bro ken',`],
  ['malformed-name', undefined, `goKey: ⟦'G',`],
  ['reserved-name', undefined, `name: ⟦'toString',`],
  ['reserved-name', undefined, `fields: { ...fields, ⟦constructor: f.text({ label: '更多' }) },`],
  ['reserved-name', undefined, `fields: { ...fields, [⟦'__proto__']: f.text({ label: '更多' }) },`],
  [
    'reserved-name',
    undefined,
    `fields: { ...fields, rows: f.list({ label: '行', add: '添加', of: { ⟦prototype: f.text({ label: '更多' }) } }) },`,
  ],
  ['malformed-name', undefined, `fields: { ...fields, ⟦'first-name': f.text({ label: '名' }) },`],
  ['unknown-field', 'status', `list: { columns: ['name', ⟦'stauts'] },`],
  ['unknown-field', 'name', `list: { columns: { ⟦nmae: '1fr' } },`],
  ['unknown-field', 'status', `list: { tabs: ⟦'statu' },`],
  ['unknown-field', 'note', `form: { sections: [{ title: '', fields: ['name', ⟦'notes'] }] },`],
  ['unknown-field', 'note', `form: { when: { ⟦nota: { status: [1] } } },`],
  ['unknown-field', 'status', `form: { when: { note: { ⟦satus: [1] } } },`],
  ['unknown-field', 'name', `show: { fields: [⟦'mane'] },`],
  ['unknown-field', 'title', `fields: { ...fields, more: f.ref({ label: '更多', to: 'others', shows: ⟦'titel' }) },`],
  ['unknown-field', 'from', `fields: { ...fields, days: f.dayRange({ label: '日期', from: ⟦'form', to: 'till' }) },`],
  ['unknown-field', 'stock', `examples: [{ ⟦stok: 3 }],`],
  ['unknown-field', undefined, `list: { search: ['name', ⟦'nowhere_near'] },`],
  [
    'unknown-field',
    'price',
    `fields: { ...fields, rows: f.list({ label: '行', add: '添加', of: { price: f.money({ label: '价' }) } }) }, list: { grid: { label: '改价', of: 'rows', fields: [⟦'prices'] } },`,
  ],
  ['unfit-field', undefined, `list: { grid: { label: '改价', fields: [⟦'status'] } },`],
  ['unfit-field', undefined, `list: { grid: { label: '改价', of: ⟦'name', fields: ['stock'] } },`],
  ['unfit-field', undefined, `list: { tabs: ⟦'name' },`],
  ['unfit-field', undefined, `list: { search: [⟦'stock'] },`],
  ['unfit-field', undefined, `list: { filters: [⟦'photo'] },`],
  ['unfit-field', undefined, `fields: { ...fields, days: f.dayRange({ label: '日期', from: ⟦'name', to: 'till' }) },`],
  ['unfit-field', undefined, `form: { when: { note: { ⟦name: ['x'] } } },`],
  ['repeated-entry', undefined, `list: { columns: ['name', 'status', ⟦'name'] },`],
  [
    'repeated-entry',
    undefined,
    `form: { sections: [{ title: '一', fields: ['name'] }, { title: '二', fields: [⟦'name'] }] },`,
  ],
  ['duplicate-name', undefined, `name: ⟦'others',\n  routes: { list: '/shop/:sid/broken' },`],
  [
    'unknown-resource',
    'others',
    `fields: { ...fields, more: f.ref({ label: '更多', to: ⟦'other', shows: 'title' }) },`,
  ],
  ['unknown-resource', 'others', `affects: [⟦'othres'],`],
  [
    'foreign-scope',
    undefined,
    `scope: 'global',\n  fields: { ...fields, more: f.ref({ label: '更多', to: ⟦'others', shows: 'title' }) },`,
  ],
  ['clashing-was', undefined, `fields: { ...fields, more: f.text({ label: '更多', was: [⟦'name'] }) },`],
  ['duplicate-route', undefined, `routes: { list: ⟦'/shop/:sid/others' },`],
  ['duplicate-route', undefined, `routes: { list: '/shop/:sid/broken', create: ⟦'/shop/:sid/Broken/' },`],
  ['malformed-address', undefined, `scope: 'global',\n  routes: { list: ⟦'broken' },`],
  ['malformed-address', undefined, `routes: { list: ⟦'/shop/:sid/bro ken' },`],
  ['malformed-address', undefined, `routes: { list: ⟦'/shop/:sid/broken/*' },`],
  ['malformed-address', undefined, `routes: { list: ⟦'/shop/:sid//broken' },`],
  ['malformed-address', undefined, `routes: { list: ⟦'/shop/:sid/' },`],
  [
    'malformed-address',
    undefined,
    `routes: { list: '/shop/:sid/broken', edit: ⟦'/shop/:sid/:thing', editParam: 'thing' },`,
  ],
  ['reserved-address', undefined, `scope: 'global',\n  routes: { list: ⟦'/login' },`],
  ['reserved-address', undefined, `scope: 'global',\n  routes: { list: ⟦'/Studio/' },`],
  ['reserved-address', undefined, `scope: 'global',\n  routes: { list: ⟦'/api/broken' },`],
  ['reserved-address', undefined, `scope: 'global',\n  routes: { list: ⟦'/files/broken' },`],
  ['reserved-address', undefined, `scope: 'global',\n  name: ⟦'outbox',`],
  ['unfilled-parameter', undefined, `routes: { list: ⟦'/shop/:sid/broken/:more' },`],
  ['misplaced-shop', undefined, `routes: { list: ⟦'/broken' },`],
  ['misplaced-shop', undefined, `scope: 'global',\n  routes: { list: ⟦'/shop/:sid/broken' },`],
  [
    'lost-parameter',
    'thing',
    `routes: { list: '/shop/:sid/broken', edit: '/shop/:sid/broken/:thing', editParam: ⟦'ting' },`,
  ],
  ['lost-parameter', 'thing', `routes: { list: '/shop/:sid/broken', show: ⟦'/shop/:sid/broken/:thing' },`],
  ['dead-link', '/shop/:sid/others', `list: { links: [{ label: '别的', to: ⟦'/shop/:sid/other' }] },`],
  [
    'unscoped-call',
    undefined,
    `calls: { ⟦getList: { row: tagList, request: () => ({ shop_id: 1 }), records: 'tags', total: 'all' } },`,
  ],
  [
    'unscoped-call',
    undefined,
    `calls: { ⟦getOne: { row: goodsInfo, request: ({ id }) => ({ product_id: id }), record: 'goods' } },`,
  ],
  [
    'wrong-method',
    undefined,
    `calls: { getList: { row: ⟦tagAdd, request: ({ scope }) => ({ shop_id: scope }), records: 'tags' } },`,
  ],
  [
    'unlisted-call',
    undefined,
    `calls: { getList: { row: ⟦{ ...tagList }, request: ({ scope }) => ({ shop_id: scope }), records: 'tags', total: 'all' } },`,
  ],
  [
    'dropped-field',
    undefined,
    `fields: { name: f.text({ label: '名称' }), ⟦size: f.int({ label: '大小' }) },\n  calls: { create: { row: tagAdd, request: ({ scope, values }) => ({ shop_id: scope, ...values }), id: 'tag_id' } },`,
  ],
  [
    'unanswered-field',
    undefined,
    `calls: { getList: { row: tagList, request: ({ scope }) => ({ shop_id: scope }), records: 'tags', total: 'all' } },\n  list: { columns: ['name', ⟦'stock'] },`,
  ],
  ['idle-form', undefined, `calls: conventionalCalls('thing', { verbs: ['getList'] }),\n  ⟦form: {},`],
  ['idle-action', undefined, `actions: { ⟦go: { label: () => '走', success: () => '好' } },`],
  [
    'unasked-danger',
    undefined,
    `actions: { go: { label: () => '走', ⟦danger: true, values: () => ({}), success: () => '好' } },`,
  ],
  ['condition-circle', undefined, `form: { when: { status: ⟦{ open: [true] }, open: { status: [1] } } },`],
  [
    'unfit-inside',
    undefined,
    `fields: { ...fields, more: { kind: 'object', label: '更多', of: { ⟦sum: f.computed({ label: '合计', of: () => '' }) } } },`,
  ],
  ['idle-only', undefined, `fields: { ...fields, more: f.text({ label: '更多', readOnly: true, ⟦only: 'create' }) },`],
  ['idle-only', undefined, `fields: { ...fields, more: f.text({ label: '更多', ⟦otherwise: 'hidden' }) },`],
  ['unknown-value', 'create', `fields: { ...fields, more: f.text({ label: '更多', only: ⟦'creat' }) },`],
  ['idle-rule', undefined, `rights: { update: { ⟦when: {}, reason: '已停售' } },`],
  ['unmeetable-condition', undefined, `rights: { update: { when: { status: [⟦9] }, reason: '已停售' } },`],
  ['unknown-field', 'status', `rights: { deleteOne: [{ when: { ⟦statos: [2] }, reason: '已停售' }] },`],
  [
    'dependence-circle',
    undefined,
    `fields: {
      ...fields,
      one: f.choice({ label: '甲', options: [{ value: 1, label: '一' }], dependsOn: ⟦{ field: 'two', options: { 1: [1] } } }),
      two: f.choice({ label: '乙', options: [{ value: 1, label: '一' }], dependsOn: { field: 'one', options: { 1: [1] } } }),
    },`,
  ],
  [
    'idle-dependence',
    undefined,
    `fields: { ...fields, more: f.choice({ label: '更多', options: [{ value: 1, label: '一' }], dependsOn: { field: 'status', options: { ⟦9: [1] } } }) },`,
  ],
  [
    'idle-dependence',
    undefined,
    `fields: { ...fields, more: f.choice({ label: '更多', options: [{ value: 1, label: '一' }], dependsOn: { field: 'status', options: { 1: [1, ⟦2] } } }) },`,
  ],
  [
    'unknown-field',
    'status',
    `fields: { ...fields, more: f.choice({ label: '更多', options: [{ value: 1, label: '一' }], dependsOn: { field: ⟦'statos', options: {} } }) },`,
  ],
  [
    'unfit-field',
    undefined,
    `fields: { ...fields, more: f.choice({ label: '更多', options: [{ value: 1, label: '一' }], dependsOn: { field: ⟦'name', options: {} } }) },`,
  ],
  [
    'unknown-field',
    'title',
    `fields: { ...fields, more: f.ref({ label: '更多', to: 'others', shows: 'title', dependsOn: { field: 'status', by: ⟦'titel' } }) },`,
  ],
  ['unmeetable-condition', undefined, `form: { when: { note: { status: [1, ⟦9] } } },`],
  [
    'unreachable-requirement',
    undefined,
    `fields: { ...fields, more: f.text({ label: '更多', required: ⟦'请填写' }) },\n  form: { sections: [{ title: '', fields: ['name'] }] },`,
  ],
  [
    'locked-requirement',
    undefined,
    `fields: { ...fields, more: f.text({ label: '更多', required: ⟦'请填写', readOnly: true }) },`,
  ],
  [
    'idle-variant',
    undefined,
    `fields: { ...fields, more: f.union({ label: '更多', on: 'status', variants: { ⟦7: f.text({ label: '七' }) } }) },`,
  ],
  ['dialog-only', undefined, `form: { ⟦next: true },`],
  [
    'repeated-option',
    undefined,
    `fields: { ...fields, more: f.choice({ label: '更多', options: [{ value: 1, label: '一' }, { value: ⟦1, label: '二' }] }) },`,
  ],
  [
    'repeated-option',
    undefined,
    `fields: { ...fields, more: f.choice({ label: '更多', options: [{ value: 1, label: '一' }, { value: 2, label: ⟦'一' }] }) },`,
  ],
  [
    'misfit-initial',
    undefined,
    `fields: { ...fields, more: f.choice({ label: '更多', initial: ⟦3, options: [{ value: 1, label: '一' }] }) },`,
  ],
  ['misfit-initial', undefined, `fields: { ...fields, more: f.int({ label: '更多', initial: ⟦'5' }) },`],
  ['misfit-example', undefined, `examples: [{ name: '一', status: ⟦9 }],`],
  ['misfit-example', undefined, `examples: [{ from: ⟦'明天' }],`],
  ['limit-out-of-range', undefined, `fields: { ...fields, more: f.text({ label: '更多', max: ⟦0 }) },`],
  [
    'limit-out-of-range',
    undefined,
    `fields: { ...fields, until: f.day({ label: '到期日', min: '2026-03-08', max: ⟦'2026-03-01' }) },`,
  ],
  [
    'limit-out-of-range',
    undefined,
    `fields: { ...fields, rows: f.list({ label: '行', add: '添加', min: ⟦9000, of: { more: f.text({ label: '更多' }) } }) },`,
  ],
  ['limit-out-of-range', undefined, `list: { tabs: 'status', news: { part: 1, everyMs: ⟦0 } },`],
  ['limit-out-of-range', undefined, `list: { tabs: 'status', news: { part: 1, everyMs: ⟦2592000000 } },`],
  ['title-off-list', undefined, `list: { columns: ['status'], title: ⟦'name' },`],
  ['offline-off-list', undefined, `list: { columns: ['name'], offline: [⟦'status'] },`],
  ['tabs-twice', undefined, `list: { tabs: 'status', filters: [⟦'status'] },`],
  ['tall-rows', undefined, `list: { pageSize: 101, ⟦detail: { fields: ['note'] } },`],
  ['page-size', undefined, `list: { pageSize: ⟦0 },`],
  ['malformed-size', undefined, `list: { columns: { name: ⟦'1 fr' } },`],
  ['empty-words', undefined, `fields: { ...fields, more: f.text({ label: ⟦'' }) },`],
  ['latin-words', undefined, `fields: { ...fields, more: f.text({ label: ⟦'Notes' }) },`],
  ['latin-words', undefined, `list: { empty: ⟦'nothing yet' },`],
  ['repeated-label', undefined, `fields: { ...fields, more: f.text({ label: ⟦'名称' }) },`],
  ['house-style', undefined, `texts: { created: ⟦'添加成功！' },`],
  ['house-style', undefined, `fields: { ...fields, more: f.text({ label: '更多', hint: ⟦'请您填写' }) },`],
  ['house-style', undefined, `fields: { ...fields, more: f.text({ label: ⟦'商品SKU' }) },`],
  ['unstorable-calls', undefined, `stored: true, ⟦removals: {},`],
  [
    'unstorable-calls',
    undefined,
    `stored: true, ⟦calls: { getList: { row: tagList, request: ({ scope }) => ({ shop_id: scope }), records: 'tags', total: 'all' } }, fields: { name: fields.name }, list: { columns: ['name'] }, form: undefined,`,
  ],
  ['taken-call', undefined, `stored: true, ⟦calls: conventionalCalls('product'),`],
  ['unchecked-right', undefined, `stored: true, rights: { ⟦create: { may: () => true, reason: '只有店主' } },`],
  [
    'unchecked-right',
    undefined,
    `stored: true, fields: { ...fields, more: f.text({ label: '更多', access: { ⟦see: { may: () => true, reason: '只有店主' } } }) },`,
  ],
  ['open-records', undefined, `scope: 'global', ⟦stored: true,`],
];

/**
 * Rows that are wrong in one place, written the same way; everything but `idle` is in use.
 *
 * @type {typeof corpus}
 */
export const rowCorpus = [
  [
    'idle-endpoint',
    undefined,
    `export const idle = get(⟦'/api/applet/thing/idle/get', { request: ofThing, response });`,
  ],
  [
    'repeated-endpoint',
    undefined,
    `export const thingInfoAgain = get(⟦'/api/applet/thing/info/get', { request: nothing, response });`,
  ],
  [
    'secret-in-address',
    undefined,
    `export const entry = get('/api/applet/thing/entry/get', { request: z.object({ email: text, ⟦pwd: text }), response });`,
  ],
  [
    'secret-in-address',
    undefined,
    `const proof = z.object({ phone: text, ⟦sms_code: text });\nexport const entry = get('/api/applet/thing/entry/get', { request: proof, response });`,
  ],
];

/** @param {string} text */
export const brokenRows = (text) => `
import * as z from 'zod/mini';
import { count } from '#schemas/codecs/count.ts';
import { text } from '#schemas/codecs/text.ts';
import { get, post } from '#schemas/endpoints/endpoint.ts';

const ofThing = z.object({ thing_id: count, encode: text });
const nothing = z.object({});
const response = nothing;

export const thingInfo = get('/api/applet/thing/info/get', { request: ofThing, response });
export const thingInfoUpdate = post('/api/applet/thing/info/get', { request: z.object({ pwd: text }), response });
${text}
`;

/** The sound declaration that each of them makes wrong, and what it may refer to. */
export const soundModule = `
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { sound } from './base.ts';

export const things = defineResource({ ...sound, name: 'things' });
export const others = defineResource({
  name: 'others',
  label: '别的',
  scope: 'shop',
  fields: { title: f.text({ label: '标题' }) },
  calls: conventionalCalls('other'),
});
`;
export const baseModule = `
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { f } from '#fields/f.ts';

export const fields = {
  name: f.text({ label: '名称', required: '请输入名称' }),
  status: f.choice({ label: '状态', options: [{ value: 1, label: '在售' }, { value: 2, label: '停售' }] }),
  stock: f.int({ label: '库存' }),
  open: f.switch({ label: '开放' }),
  photo: f.image({ label: '照片' }),
  from: f.day({ label: '开始' }),
  till: f.day({ label: '结束' }),
  note: f.textarea({ label: '备注' }),
};
export const sound = { name: 'broken', label: '东西', scope: 'shop', fields, calls: conventionalCalls('thing') };
`;

/** @param {string} text */
export const brokenModule = (text) => `
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { goodsInfo } from '#schemas/endpoints/goods.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import { fields, sound } from './base.ts';

export const broken = defineResource({
  ...sound,
  ${text}
});
`;
