import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { canDo } from '#providers/access/records.ts';
import { resourceSchema, resourcesSchema } from './jsonSchema.ts';
import { lintText } from './lintData.ts';
import { readResources } from './readResources.ts';

const product = { declared: [], addresses: [] };
const sound = {
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields: {
    name: { kind: 'text', label: '券名', required: '请输入券名' },
    level: { kind: 'constant', value: 2, label: '级别' },
    lines: { kind: 'list', label: '行', add: '添加', of: { id: { kind: 'kept', label: '编号' } } },
  },
  calls: { noun: 'coupon' },
  rights: { deleteOne: { below: 2, reason: '只有总部能删' } },
};
const json = (value: unknown) => JSON.stringify(value, null, 2);

it('a resource as data is one as code would have declared it', () => {
  const { resources, reports } = readResources(json({ resources: [sound] }), product);
  const [made] = resources;
  expect(reports).toEqual([]);
  expect(made?.routes).toMatchObject({ list: '/shop/:sid/coupons', create: '/shop/:sid/coupons/add' });
  expect(made?.calls.create?.row.path).toBe('/api/applet/merchant/coupon/add');
  expect(made?.fields.level?.initial).toBe(2);
  const user = { name: '', avatar: '', role: 2, is_merchant: true, is_applied: true };
  expect(canDo(made?.rights.deleteOne, { user, shops: [], merchant: null }).can).toBe(false);
});

test.each([
  ['a misspelt key', { ...sound, lable: '券' }, 'unknown-key', '没有 "lable" 这个键。你是不是想写 "label"？'],
  ['a rule', { ...sound, onSaved: 'save()' }, 'code-only', '"onSaved" 是代码，数据里写不了。'],
  [
    'a computed field',
    { ...sound, fields: { a: { kind: 'computed', label: '算' } } },
    'code-only',
    '"of" 不能少，它是代码。',
  ],
  ['a column nobody declared', { ...sound, list: { columns: ['nmae'] } }, 'unknown-field', '你是不是想写 "name"？'],
  ['a shop without calls', { ...sound, calls: {} }, 'missing-key', '缺少 "noun"。'],
  ['no declaration at all', 7, 'wrong-type', '这里要一个对象'],
])('%s is refused in Chinese, with its place', (_, value, code, said) => {
  const text = json({ resources: [value, { ...sound, name: 'gifts', label: '礼品' }] });
  const { resources, reports } = readResources(text, product);
  expect(resources.map(({ name }) => name)).toEqual(['gifts']);
  expect(reports[0]).toMatchObject({ state: 'refused', findings: [{ code, line: expect.any(Number) }] });
  expect(reports[0]?.findings[0]?.sentence).toContain(said);
});

it('the place of a finding is that of the file', () => {
  const text = json({ resources: [sound, { ...sound, name: 'gifts', list: { tabs: 'nmae' } }] });
  const [finding] = readResources(text, product).reports[0]?.findings ?? [];
  expect(text.split('\n')[(finding?.line ?? 0) - 1]?.slice((finding?.column ?? 0) - 1)).toBe('"nmae"');
});

it('a name that the product has already is refused, the first of two in the file stands', () => {
  const taken = { declared: [{ name: 'coupons', scope: 'shop' as const }], addresses: [] };
  expect(readResources(json({ resources: [sound] }), taken).reports[0]?.findings[0]?.code).toBe('duplicate-name');
  const twice = readResources(json({ resources: [sound, sound] }), product);
  expect([twice.resources.length, twice.reports[0]?.title]).toEqual([1, '优惠券']);
});

it('resources of one file may refer to each other, forward and back', () => {
  const ref = (to: string) => ({ kind: 'ref', label: '另一个', to, shows: 'name' });
  const one = { ...sound, fields: { ...sound.fields, other: ref('gifts') } };
  const two = { ...sound, name: 'gifts', label: '礼品', fields: { ...sound.fields, other: ref('coupons') } };
  expect(readResources(json({ resources: [one, two] }), product).reports).toEqual([]);
});

it('who refers to a refused one is refused as well, and who refers to that', () => {
  const ref = (to: string) => ({ kind: 'ref', label: '另一个', to, shows: 'name' });
  const wrong = { ...sound, routes: { list: '/login' } };
  const first = { ...sound, name: 'gifts', label: '礼品', fields: { ...sound.fields, other: ref('coupons') } };
  const second = { ...sound, name: 'cards', label: '卡片', fields: { ...sound.fields, other: ref('gifts') } };
  const apart = { ...sound, name: 'lockers', label: '柜子' };
  const { resources, reports } = readResources(json({ resources: [second, first, wrong, apart] }), product);
  expect(resources.map(({ name }) => name)).toEqual(['lockers']);
  expect(reports.map(({ title, state }) => `${title} ${state}`)).toEqual([
    '卡片 refused',
    '礼品 refused',
    '优惠券 refused',
  ]);
  expect(reports[0]?.findings.at(-1)).toMatchObject({ code: 'unknown-resource', what: '"gifts" 没有启用' });
});

test.each([
  ['', 'unreadable', undefined],
  ['[]', 'wrong-type', undefined],
  ['{ "resources": {} }', 'wrong-type', undefined],
  ['{ "resources": [ }', 'unreadable', undefined],
  ['{ "resource": [] }', 'unknown-key', 'resources'],
])('%j is refused as a whole: %s', (text, code, meant) => {
  const [refused] = readResources(text, product).reports;
  expect(refused).toMatchObject({ title: 'resources.json', state: 'whole' });
  expect(refused?.findings[0]).toMatchObject({ code, ...(meant !== undefined && { meant }) });
});

it('what cannot be read is told with its line', () => {
  const { findings } = lintText('{\n  name: oops\n}', product);
  expect(findings.map(({ code, line, column }) => [code, line, column])).toEqual([['unreadable', 2, 9]]);
});

test.each([
  ['public/resource.schema.json', resourceSchema],
  ['public/resources.schema.json', resourcesSchema],
])('%s is what the types say', (file, schema) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema())));
});
