import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FieldKind } from '#fields/Field.ts';
import { f } from '#fields/fAll.ts';
import { kinds } from '#fields/kinds.ts';
import { goods } from '#resources/goods/goods.ts';
import { orders } from '#resources/orders/orders.ts';
import { isBlank } from '#schemas/text/fold.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { filtersIn } from './askable.ts';
import { type ListState, readListUrl, writeListUrl } from './listUrl.ts';

const sizes = [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: `${value} 号` }));
const moods = ['calm', 'busy', '1'].map((value) => ({ value, label: value }));
const fields = {
  name: f.text({ label: '名称', was: ['title'] }),
  note: f.textarea({ label: '说明' }),
  phone: f.phone({ label: '电话' }),
  site: f.url({ label: '网址' }),
  stock: f.int({ label: '库存', was: ['amount', 'left'] }),
  price: f.money({ label: '价格' }),
  size: f.choice({ label: '尺码', options: sizes }),
  mood: f.choice({ label: '心情', options: moods }),
  open: f.switch({ label: '启用' }),
  words: f.tags({ label: '标签' }),
  tag: f.ref({ label: '分类', to: 'tags', shows: 'name' }),
  tags: f.refs({ label: '几个分类', to: 'tags', shows: 'name' }),
  under: f.tree({ label: '所属', to: 'tags', shows: 'name', parent: 'parent_id' }),
  city: f.city({ label: '城市' }),
  from: f.day({ label: '开始' }),
  to: f.day({ label: '结束' }),
  days: f.dayRange({ label: '有效期', from: 'from', to: 'to' }),
  sum: f.computed({ label: '合计', of: () => undefined }),
  weight: f.decimal({ label: '重量', places: 2 }),
  off: f.percent({ label: '折扣', wire: 'number' }),
  until: f.dateTime({ label: '截止', wire: 'seconds' }),
  page: f.int({ label: '页数' }),
  q: f.text({ label: '问题' }),
  part: f.choice({ label: '部分', options: sizes }),
};
const everything = defineResource({
  name: 'things',
  label: '东西',
  scope: 'shop',
  fields,
  calls: conventionalCalls('thing', { filters: ['part', 'size'] }),
  list: {
    tabs: 'part',
    columns: ['name', 'stock', 'price', 'size', 'open', 'days', 'words'],
    filters: Object.keys(fields).filter((name): name is keyof typeof fields => name !== 'part'),
  },
});
const nothing: ListState = { page: 1, tab: 1, filters: {}, sort: undefined, q: '' };

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { minLength: 1, maxLength: 40 });
/** Two ends in their order, at least one of them there. */
const ends = <End>(end: fc.Arbitrary<End>, [low, high]: readonly [string, string]) =>
  fc.oneof(
    end.map((value) => ({ [low]: value })),
    end.map((value) => ({ [high]: value })),
    fc.tuple(end, end).map(([a, b]) => ({ [low]: a, [high]: b })),
  );
const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !isBlank(text.normalize('NFKC')));
const dayEnds = ends(day, ['from', 'to']);
const amountEnds = ends(
  fc.tuple(fc.nat(9999), fc.nat(99)).map(([yuan, cents]) => `${yuan}.${String(cents).padStart(2, '0')}`),
  ['min', 'max'],
);

/** Everything that can be asked of a kind; a kind that can be asked has to be here. */
const asked: Readonly<Partial<Record<FieldKind, fc.Arbitrary<unknown>>>> = {
  text: words,
  textarea: words,
  phone: words,
  url: words,
  tags: words,
  computed: words,
  int: ends(fc.nat(), ['min', 'max']),
  money: amountEnds,
  decimal: amountEnds,
  percent: amountEnds,
  dateTime: dayEnds,
  switch: fc.boolean(),
  ref: some(fc.integer({ min: 1, max: 1e9 })),
  refs: some(fc.integer({ min: 1, max: 1e9 })),
  tree: some(fc.integer({ min: 1, max: 1e9 })),
  city: some(fc.integer({ min: 1, max: 1e9 })),
  day: dayEnds,
  dayRange: dayEnds,
};
const size = fc.subarray(
  sizes.map(({ value }) => value),
  { minLength: 1 },
);
const mood = fc.subarray(
  moods.map(({ value }) => value),
  { minLength: 1 },
);
const askedOf = (name: string, kind: FieldKind) => {
  if (name === 'size') return size.map((values) => values.slice(0, 1));
  return name === 'mood' ? mood : (asked[kind] ?? fc.constant(undefined));
};
const anyFilters = fc.record(
  Object.fromEntries(filtersIn(everything).map(({ name, field }) => [name, askedOf(name, field.kind)])),
  { requiredKeys: [] },
);
const anyState: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  tab: fc.constantFrom(...sizes.map(({ value }) => value)),
  filters: anyFilters,
  sort: fc.option(fc.record({ field: fc.constantFrom('name', 'stock', 'price', 'days'), descending: fc.boolean() }), {
    nil: undefined,
  }),
  q: fc.oneof(fc.constant(''), words),
});

describe('whatever a list can show, its address says and gives back', () => {
  it('unchanged, for every kind of field', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readListUrl(everything, writeListUrl(everything, state))).toEqual({ state, unknown: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('with every kind that lists can be narrowed by', () => {
    const narrowing = Object.entries(kinds).flatMap(([kind, { filter }]) => (filter ? [kind] : []));
    const tried = new Set(filtersIn(everything).map(({ field }) => field.kind));
    expect(narrowing.filter((kind) => ![...tried].some((each) => each === kind))).toEqual([]);
  });

  it('forty ids stay forty numbers', () => {
    const tag = Array.from({ length: 40 }, (_, index) => index + 1);
    const { state } = readListUrl(everything, writeListUrl(everything, { ...nothing, filters: { tag } }));
    expect(state.filters).toEqual({ tag });
  });
});

test.each([
  ['what goes without saying is left out', goods, { ...nothing, tab: 1 }, ''],
  ['the part is a field of the address', goods, { ...nothing, tab: 2, page: 3 }, 'status=2&page=3'],
  ['a choice of several is said several times', goods, { ...nothing, filters: { type: [1, 3] } }, 'type=1&type=3'],
  [
    'sorting down has a minus',
    goods,
    { ...nothing, sort: { field: 'stock', descending: true }, q: '肉' },
    'q=%E8%82%89&sort=-stock',
  ],
  ['a field called like the list’s own words steps aside', everything, { ...nothing, filters: { q: 'a' } }, 'f.q=a'],
])('%s', (_, resource, state, query) => {
  expect(writeListUrl(resource, state)).toBe(query);
});

test.each([
  ['a page that is none', 'page=-3'],
  ['a page of millions', 'page=12345678'],
  ['a part that is not offered', 'status=9'],
  ['an option that is not there', 'type=7'],
  ['an amount that is no number', 'stock=viele'],
  ['a column that cannot be sorted by', 'sort=imgs'],
  ['a column that is not there', 'sort=-colour'],
  ['a search for nothing', 'q=%20'],
])('%s is read as if it were not there', (_, query) => {
  expect(readListUrl(goods, query)).toEqual({ state: nothing, unknown: [] });
});

test('parameters that say nothing here are named', () => {
  expect(readListUrl(orders, 'status=2&colour=red&utm_source=wechat&colour=blue')).toEqual({
    state: { ...nothing, tab: 2 },
    unknown: ['colour', 'utm_source'],
  });
});

test('a link that calls a field by an older name still works, and the newer name is heard first', () => {
  expect(readListUrl(everything, 'amount=3..&sort=-left&title=%E8%82%89').state).toMatchObject({
    filters: { stock: { min: 3 }, name: '肉' },
    sort: { field: 'stock', descending: true },
  });
  expect(readListUrl(everything, 'amount=3..&stock=5..').state.filters).toEqual({ stock: { min: 5 } });
});

test('the applet narrows by one value: of several the first one holds', () => {
  expect(readListUrl(everything, 'size=2&size=3').state.filters).toEqual({ size: [2] });
});
