import { expect, it, test } from 'vitest';
import { f } from '#fields/fAll.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { goods } from '#resources/goods/goods.ts';
import { tags } from '#resources/tags/tags.ts';
import { accessOf } from '../../access/useAccess.ts';
import { conventionalCalls } from '../../declare/conventionalCalls.ts';
import { defineResource } from '../../defineResource.ts';
import type { Resource } from '../../Resource.ts';
import { columnsOf, ID_HEADING, toRow } from '../columns.ts';
import { inSlices } from '../inSlices.ts';
import { namesOf } from '../names.ts';
import { decodeText } from '../sheet/decodeText.ts';
import { errorSheet } from './errorSheet.ts';
import { groundOf } from './ground.ts';
import { assign, matchColumns, missingFrom } from './matchColumns.ts';
import { onePerRecord } from './onePerRecord.ts';
import { planRow } from './planRow.ts';

const names = namesOf(new Map([['tags name', [[3, '面点']]]]));
const columnsFor = (resource: Resource) => columnsOf(resource, accessOf(resource, null));

function planner(
  resource: Resource,
  headings: readonly string[],
  records: readonly DataRecord[] = [],
  mayUpdate = true,
) {
  const columns = columnsFor(resource);
  const targets = matchColumns(headings, [], columns);
  const ground = groundOf({ resource, columns, headings, targets, records, names, mayUpdate });
  return (...cells: string[]) => planRow(ground, cells, 1);
}
const faultsOf = (plan: ReturnType<typeof planRow>) =>
  plan.what === 'wrong' ? plan.faults.map(({ heading, message }) => `${heading}：${message}`) : plan.what;

test.each([
  ['商品名称', 'name'],
  [' 商品 名称 ', 'name'],
  ['*商品名称', 'name'],
  ['【商品名称】', 'name'],
  ['\ufeff商品\u200b名称', 'name'],
  ['NAME', 'name'],
  ['ｐｒｉｃｅ', 'price'],
  ['价格（元）', 'price'],
  ['图片', 'imgs'],
  ['编号', 'id'],
  ['ID', undefined],
  ['Title', 'name'],
  ['Variant Price', 'price'],
  ['Inventory quantity', 'stock'],
  ['已售', undefined],
  ['备注', undefined],
  ['', undefined],
])('a column headed %j is taken for %j', (heading, target) => {
  expect(matchColumns([heading], [], columnsFor(goods))).toEqual([target]);
});

it('a field is recognised by the names it had before, and taken once', () => {
  const resource = {
    ...goods,
    fields: { name: f.text({ label: '名称', was: ['title'] }) },
    form: { sections: [{ title: '', fields: ['name'] }] },
  };
  expect(matchColumns(['title', '名称', '品名'], [], columnsFor(resource))).toEqual(['name', undefined, undefined]);
});

it('a column can be taken for another field, which the column that had it gives up', () => {
  expect(assign(['id', 'name', undefined], 2, 'name')).toEqual(['id', undefined, 'name']);
  expect(assign(['id', 'name', undefined], 1, undefined)).toEqual(['id', undefined, undefined]);
});

it('what a new record needs and no column brings is said', () => {
  expect(missingFrom(['name'], columnsFor(goods)).map(({ heading }) => heading)).toEqual(['库存', '价格']);
});

const headings = ['编号', '商品名称', '规格类型', '价格', '库存', '商品分类', '规格'];

it('G4 G7 a row becomes what the form would send', () => {
  const plan = planner(goods, headings);
  expect(plan('', '水饺', '', '12.5', '8', '面点', '')).toEqual({
    at: 1,
    what: 'create',
    twin: undefined,
    values: { name: '水饺', type: 1, price: '12.5', stock: 8, tag_id: 3 },
  });
});

it('G4 G5 of a row of goods with specs the price is not sent, and its specs are', () => {
  const spec = '[{"name":"大份","price":"15.00"}]';
  expect(planner(goods, headings)('', '奶茶', '多规格', '9.99', '8', '', spec)).toMatchObject({
    what: 'create',
    values: { name: '奶茶', type: 2, stock: 8, spec: [{ name: '大份', price: '15.00' }] },
  });
  const sent = planner(goods, headings)('', '奶茶', '多规格', '9.99', '8', '', spec);
  expect(sent.what === 'create' && sent.values).not.toHaveProperty('price');
});

test.each([
  [['', '', '单规格', '1.00', '8', '', ''], ['商品名称：请输入商品名称']],
  [['', '水饺', '单规格', '', '8', '', ''], ['价格：价格格式不正确']],
  [['', '水饺', '单规格', '一块', '8', '', ''], ['价格：价格要填金额，例如 12.50，现在是「一块」']],
  [['', '水饺', '单规格', '1.00', '-1', '', ''], ['库存：库存必须是不小于 0 的整数']],
  [['', '水饺', '单规格', '1.00', '很多', '', ''], ['库存：库存要填整数，例如 12，现在是「很多」']],
  [['', '水饺', '没规格', '1.00', '8', '', ''], ['规格类型：规格类型要填单规格、多规格、复杂规格，现在是「没规格」']],
  [['', '水饺', '单规格', '1.00', '8', '甜品', ''], ['商品分类：没有叫「甜品」的商品分类']],
  [['', '奶茶', '多规格', '', '8', '', ''], ['规格：规格至少要有 1 行']],
  [['', '奶茶', '多规格', '', '8', '', '[{"name":"","price":"1.00"}]'], ['规格：规格第 1 行：请输入规格的名称']],
  [['', '奶茶', '多规格', '', '8', '', '[{"name":"大","price":15}]'], ['规格：规格第 1 行：价格格式不正确']],
  [['', '奶茶', '多规格', '', '8', '', '[{"name":{"a":1},"price":"1.00"}]'], ['规格：规格第 1 行：规格名称格式不正确']],
  [['十二', '水饺', '单规格', '1.00', '8', '', ''], ['编号：编号要填数字，新的一行请留空']],
  [['', '', '单规格', '一块', '很多', '', ''], 3],
])('the row %j is refused for %j', (cells, said) => {
  const faults = faultsOf(planner(goods, headings)(...cells));
  if (typeof said === 'number') expect(faults).toHaveLength(said);
  else expect(faults).toEqual(said);
});

it('N9 a cell whose letters could not be read is a fault of its row, and one that is not imported is none', () => {
  const plan = planner(tags, ['分类名称', '备注']);
  const text = decodeText(new Uint8Array([0xcb, 0xae, 0xff]), 'gb18030');
  expect(faultsOf(plan(text, ''))).toEqual(['分类名称：有读不出来的字，请把文件另存为 UTF-8 的 CSV 或 .xlsx 再导入']);
  expect(faultsOf(plan('水饺', text))).toBe('create');
});

it('a required field without a column is a fault of the row, under its own name', () => {
  expect(faultsOf(planner(goods, ['商品名称', '库存'])('水饺', '3'))).toEqual(['价格：价格格式不正确']);
});

const dumplings = { id: 7, name: '水饺', type: 1, price: '12.50', stock: 2, tag_id: 3, imgs: ['/a.png'] };

it('G7 a row of a record that exists changes what it says and nothing else', () => {
  const plan = planner(goods, ['编号', '商品名称', '库存'], [dumplings]);
  expect(plan('7', '', '9')).toEqual({
    at: 1,
    what: 'update',
    id: 7,
    values: { stock: 9 },
    before: dumplings,
    changes: [{ heading: '库存', before: '2', after: '9' }],
    was: { stock: 2 },
    renamed: false,
  });
  expect(plan('#7', '鲜肉水饺', '2')).toMatchObject({
    values: { name: '鲜肉水饺' },
    changes: [{ heading: '商品名称', before: '水饺', after: '鲜肉水饺' }],
    was: { name: '水饺' },
    renamed: true,
  });
  expect(plan('7', '水饺', '2')).toEqual({ at: 1, what: 'same' });
});

it('N9 a row whose number is ours and whose name is not shows the record it would change', () => {
  const plan = planner(goods, ['编号', 'Name', '库存'], [dumplings]);
  expect(plan('7', 'Blue T-Shirt', '9')).toMatchObject({ what: 'update', id: 7, before: dumplings, renamed: true });
  expect(plan('7', ' 水饺 ', '9')).toMatchObject({ what: 'update', id: 7, renamed: false });
});

it('N9 of two rows that would change one record the second is a fault: nobody could say which came last', () => {
  const plan = planner(goods, ['编号', '库存'], [dumplings]);
  const [first, second, same] = onePerRecord([plan('7', '9'), { ...plan('7', '11'), at: 2 }, plan('7', '2')]);
  expect([first?.what, same?.what]).toEqual(['update', 'same']);
  expect(second).toEqual({
    at: 2,
    what: 'wrong',
    faults: [{ heading: '编号', text: '7', message: '第 2 行已经要改这一条，同一个编号只能有一行' }],
  });
});

it('N9 what another program calls ID, and what it calls Type, are not taken for ours by themselves', () => {
  const rows = [['4711', 'Blue T-Shirt', 'Apparel', '9']];
  const headings = ['ID', 'Name', 'Type', 'Stock'];
  expect(matchColumns(headings, rows, columnsFor(goods))).toEqual([undefined, 'name', undefined, 'stock']);
  expect(matchColumns(headings, [['1', '水饺', '单规格', '9']], columnsFor(goods))[2]).toBe('type');
});

it('G4 a change of type takes along what hangs on it', () => {
  const plan = planner(goods, ['编号', '规格类型', '规格'], [dumplings]);
  expect(plan('7', '多规格', '[{"name":"大份","price":"15.00"}]')).toMatchObject({
    values: { type: 2, spec: [{ name: '大份', price: '15.00' }] },
    was: { type: 1, price: '12.50' },
  });
  const back = planner(goods, ['编号', '价格'], [dumplings]);
  expect(back('7', '13')).toMatchObject({ values: { type: 1, price: '13' } });
});

it('a record is changed only by those who may, and an id nobody has is a new record', () => {
  expect(planner(goods, ['编号', '库存'], [dumplings], false)('7', '9')).toEqual({ at: 1, what: 'same' });
  expect(planner(tags, ['编号', '分类名称'])('99', '甜品')).toMatchObject({ what: 'create', values: { name: '甜品' } });
});

it('a new row with the name of an existing record is shown as its twin', () => {
  const plan = planner(tags, ['分类名称'], [{ id: 3, name: '面点' }]);
  expect(plan(' 面点 ')).toMatchObject({ what: 'create', twin: { id: 3 } });
  expect(plan('甜品')).toMatchObject({ what: 'create', twin: undefined });
});

it('a row without a word is passed over', () => {
  expect(planner(tags, ['分类名称'])(' ')).toEqual({ at: 1, what: 'blank' });
});

const days = defineResource({
  name: 'specials',
  label: '特价',
  scope: 'shop',
  fields: {
    kind: f.constant(7),
    name: f.text({ label: '名称', required: '请输入名称' }),
    from: f.day({ label: '开始' }),
    to: f.day({ label: '结束' }),
    period: f.dayRange({ label: '日期', from: 'from', to: 'to', required: '请选择日期' }),
  },
  calls: {},
  form: { sections: [{ title: '', fields: ['kind', 'name', 'period'] }] },
});

it('days of a range and what is always the same are sent as the form sends them', () => {
  const plan = planner(days, ['名称', '日期']);
  expect(plan('春季', '2026-03-08 ～ 2026-03-15')).toMatchObject({
    values: { kind: 7, name: '春季', from: '2026-03-08', to: '2026-03-15' },
  });
  expect(faultsOf(plan('春季', ''))).toEqual(['日期：请选择日期']);
});

it('what was exported and is imported unchanged changes nothing', () => {
  const columns = columnsFor(goods);
  const priced = {
    id: 8,
    name: '奶茶',
    type: 2,
    stock: 1,
    spec: [{ id: 1, key: 'a', name: '大份', price: '15.00' }],
    description: [{ type: 1, text: '热' }],
  };
  const plan = planner(goods, [ID_HEADING, ...columns.map(({ heading }) => heading)], [dumplings, priced]);
  for (const record of [dumplings, priced]) {
    expect(plan(...toRow(record, columns, names).map(String))).toEqual({ at: 1, what: 'same' });
  }
});

test('of 1000 rows with 37 seeded faults exactly those are found, each with its row and column', async () => {
  const seeded = new Map(Array.from({ length: 37 }, (_, nth) => [nth * 27 + 5, nth % 3] as const));
  const rows = Array.from({ length: 1000 }, (_, row) => {
    const cells = ['', `商品 ${row}`, '单规格', '12.50', '8', '', ''];
    const fault = seeded.get(row);
    return cells.map((cell, column) =>
      fault !== undefined && column === [1, 3, 4][fault] ? (['', '贵', '1.5'][fault] ?? '') : cell,
    );
  });
  const columns = columnsFor(goods);
  const ground = groundOf({
    resource: goods,
    columns,
    headings,
    targets: matchColumns(headings, rows, columns),
    records: [],
    names,
    mayUpdate: true,
  });
  let turns = 0;
  const plans = await inSlices(
    rows,
    (cells, at) => planRow(ground, cells, at + 1),
    new AbortController().signal,
    () => {
      turns += 1;
    },
  );
  const found = plans.flatMap((plan) =>
    plan.what === 'wrong' ? plan.faults.map(({ heading }) => `${plan.at} ${heading}`) : [],
  );
  expect(found).toEqual([...seeded].map(([row, fault]) => `${row + 1} ${['商品名称', '价格', '库存'][fault]}`));
  expect(plans.filter(({ what }) => what === 'create')).toHaveLength(963);
  expect(turns).toBe(20);
});

it('an error file holds the rows that failed as they stood, with what is wrong, and no fault of before', () => {
  const grid = [['名称', '问题'], ['好', ''], ['坏', '从前的'], ['短']];
  expect(
    errorSheet(
      { grid, head: 0 },
      new Map([
        [2, '请输入'],
        [3, '太短'],
      ]),
    ),
  ).toEqual({
    columns: [{ heading: '名称' }, { heading: '问题' }],
    rows: [
      ['坏', '请输入'],
      ['短', '太短'],
    ],
  });
});

const places = defineResource({
  name: 'places',
  label: '自提点',
  scope: 'shop',
  fields: {
    name: f.text({ label: '名称', required: '请输入名称' }),
    // Declared before what they depend on: the order of a declaration, or of a sheet, plays no part.
    county: f.choice({
      label: '区县',
      options: [
        { value: 1, label: '鼓楼区' },
        { value: 2, label: '鼓楼区' },
        { value: 3, label: '玄武区' },
      ],
      dependsOn: { field: 'city', options: { nj: [1, 3], fz: [2] } },
    }),
    city: f.choice({
      label: '城市',
      options: [
        { value: 'nj', label: '南京' },
        { value: 'fz', label: '福州' },
      ],
    }),
    store: f.ref({ label: '门店', to: 'stores', shows: 'name', dependsOn: { field: 'city', by: 'city' } }),
  },
  calls: conventionalCalls('place'),
});
const storeNames = namesOf(
  new Map([
    [
      'stores name city',
      [
        [5, '一店', 'nj'],
        [6, '一店', 'fz'],
        [7, '二店', 'fz'],
      ],
    ],
  ]),
);
const placeHeads = ['编号', '名称', '区县', '门店', '城市'];
function placePlanner(records: readonly DataRecord[] = []) {
  const columns = columnsFor(places);
  const targets = matchColumns(placeHeads, [], columns);
  const given = { resource: places, columns, headings: placeHeads, targets, records, mayUpdate: true };
  const ground = groundOf({ ...given, names: storeNames });
  return (...cells: string[]) => planRow(ground, cells, 1);
}

test.each([
  ['南京', { county: 1, store: 5 }],
  ['福州', { county: 2, store: 6 }],
])('a choice and a record of one name are those of the row’s own city: %s', (city, values) => {
  expect(placePlanner()('', '自提点', '鼓楼区', '一店', city)).toMatchObject({ what: 'create', values });
});

test.each([
  [['', '甲', '玄武区', '', '福州'], ['区县：这里不能选「玄武区」，可以选：鼓楼区']],
  [['', '甲', '', '二店', '南京'], ['门店：没有叫「二店」的门店']],
  [['', '甲', '', '#7', '南京'], ['门店：这里不能选「二店」，它属于别处']],
  [['', '甲', '鼓楼区', '', ''], ['区县：这里不能选「鼓楼区」']],
])('the row %j is refused for %j', (cells, said) => {
  expect(faultsOf(placePlanner()(...cells))).toEqual(said);
});

test('a row that moves a record to another city is refused while its county stays behind', () => {
  const plan = placePlanner([{ id: 1, name: '甲', city: 'nj', county: 3, store: 5 }]);
  expect(faultsOf(plan('1', '', '', '', '福州'))).toEqual([
    '区县：这里不能选「玄武区」，可以选：鼓楼区',
    '门店：这里不能选「一店」，它属于别处',
  ]);
  expect(plan('1', '', '鼓楼区', '一店', '福州')).toMatchObject({
    what: 'update',
    values: { city: 'fz', county: 2, store: 6 },
  });
  expect(plan('1', '乙', '', '', '')).toMatchObject({ what: 'update', values: { name: '乙' } });
});

test('what is exported of a county comes back as the same one', () => {
  const columns = columnsFor(places);
  const record = { id: 1, name: '甲', city: 'fz', county: 2, store: 6 };
  expect(toRow(record, columns, storeNames)).toEqual([1, '甲', '鼓楼区', '福州', '一店']);
});

const staff = defineResource({
  name: 'staff',
  label: '店员',
  scope: 'shop',
  rights: { update: { when: { state: [2] }, reason: '已离职的店员不能修改' } },
  fields: {
    name: f.text({ label: '姓名', required: '请输入姓名' }),
    account: f.text({ label: '登录名', required: '请输入登录名', only: 'create' }),
    left: f.text({ label: '离职说明', required: '请输入离职说明', only: 'update' }),
    state: f.choice({
      label: '状态',
      options: [
        { value: 1, label: '在职' },
        { value: 2, label: '离职' },
      ],
    }),
  },
  calls: conventionalCalls('worker'),
});
const staffHeads = ['编号', '姓名', '登录名', '离职说明'];
function staffPlanner(records: readonly DataRecord[]) {
  const columns = columnsFor(staff);
  const targets = matchColumns(staffHeads, [], columns);
  const access = accessOf(staff, null);
  const given = { resource: staff, columns, headings: staffHeads, targets, records, names, mayUpdate: true };
  const ground = groundOf({ ...given, refusal: (record) => access.may('update', record).reason });
  return (...cells: string[]) => planRow(ground, cells, 1);
}
const worker = { id: 1, name: '小李', account: 'li', left: '', state: 1 };

test('a new row is asked for what is filled in once, and not for what comes later', () => {
  const plan = staffPlanner([worker]);
  expect(plan('', '小王', 'wang', '还没有')).toMatchObject({ values: { name: '小王', account: 'wang' } });
  expect(plan('', '小王', 'wang', '还没有')).not.toHaveProperty('values.left');
  expect(faultsOf(plan('', '小王', '', ''))).toEqual(['登录名：请输入登录名']);
  expect(missingFrom(['id', 'name'], columnsFor(staff)).map(({ heading }) => heading)).toEqual(['登录名']);
});

test('a row that would change what is fixed, or a record that is closed, is refused with the reason', () => {
  const plan = staffPlanner([worker, { ...worker, id: 2, state: 2 }]);
  expect(faultsOf(plan('1', '小李', 'other', ''))).toEqual(['登录名：添加后不能修改']);
  expect(plan('1', '李四', 'li', '')).toMatchObject({ what: 'update', values: { name: '李四' } });
  expect(faultsOf(plan('2', '李四', 'li', ''))).toEqual(['编号：已离职的店员不能修改']);
  expect(plan('2', '小李', 'li', '')).toEqual({ at: 1, what: 'same' });
});

const clubs = defineResource({
  name: 'clubs',
  label: '门店',
  scope: 'global',
  fields: {
    name: f.text({ label: '名称', required: '请输入名称' }),
    address: f.object({
      label: '地址',
      of: {
        street: f.text({ label: '街道', required: '请输入街道' }),
        zip: f.text({ label: '邮编' }),
        floor: f.int({ label: '楼层' }),
      },
    }),
  },
  calls: conventionalCalls('club'),
});
const club = { id: 7, name: '总店', address: { street: '罗布森街', zip: 'V6B', lat: 49.2 } };

it('G1 the fields of a group have columns of their own, and what the sheet does not say of it stays', () => {
  const columns = columnsFor(clubs);
  expect(columns.map(({ heading }) => heading)).toEqual(['名称', '地址 · 街道', '地址 · 邮编', '地址 · 楼层']);
  expect(toRow(club, columns, names)).toEqual([7, '总店', '罗布森街', 'V6B', '']);
  const plan = planner(clubs, ['编号', '地址 · 邮编', '地址·楼层'], [club])('7', 'V6C', '3');
  expect(plan).toMatchObject({
    what: 'update',
    values: { address: { street: '罗布森街', zip: 'V6C', floor: 3, lat: 49.2 } },
    changes: [
      { heading: '地址 · 邮编', before: 'V6B', after: 'V6C' },
      { heading: '地址 · 楼层', before: '', after: '3' },
    ],
    was: { address: club.address },
  });
  expect(planner(clubs, ['编号', '地址 · 邮编'], [club])('7', 'V6B')).toMatchObject({ what: 'same' });
});

test.each([
  [['分店', '', ''], 'create'],
  [['分店', '', 'V6C'], ['地址：地址：请输入街道']],
  [['分店', '湖街', 'V6C'], 'create'],
])('G1 a new row with a group of %j: %j', (cells, told) => {
  expect(faultsOf(planner(clubs, ['名称', '地址 · 街道', '地址 · 邮编'])(...cells))).toEqual(told);
});

it('N9 a text that was empty can be given back, a number that was cannot', () => {
  const lockers = defineResource({
    name: 'lockers',
    label: '取货柜',
    scope: 'shop',
    fields: { name: f.text({ label: '柜名' }), note: f.text({ label: '说明' }), seats: f.int({ label: '格数' }) },
    calls: conventionalCalls('locker'),
  });
  const plan = planner(lockers, ['编号', '柜名', '说明', '格数'], [{ id: 7, name: '东门柜' }]);
  expect(plan('7', '西门柜', '有人值守', '12')).toMatchObject({
    values: { name: '西门柜', note: '有人值守', seats: 12 },
    was: { name: '东门柜', note: '' },
  });
});
