import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { everyKind, names } from '../../tests/support/everyKind.ts';
import type { FieldKind } from './Field.ts';
import { kinds } from './kinds.ts';

const read = (kind: FieldKind, text: string) => kinds[kind].text?.read(text, everyKind[kind], names);
const written = (kind: FieldKind, value: unknown) => kinds[kind].text?.write(value, everyKind[kind], names);

test.each<[FieldKind, string, unknown]>([
  ['int', ' １２ 件', 12],
  ['int', '1,234', 1234],
  ['int', '12.0', 12],
  ['int', '-3', -3],
  ['money', '¥1,234.50', '1234.50'],
  ['decimal', ' １,２３４.５ ', '1234.5'],
  ['decimal', '1.250 kg', '1.250'],
  ['percent', '15%', '15'],
  ['percent', '１５％', '15'],
  ['percent', '7.5', '7.5'],
  ['dateTime', '2026-03-08T18:30:15Z', '2026-03-08T18:30:15Z'],
  ['choice', '已结束', 2],
  ['choice', '3', 3],
  ['choice', ' 进行中 ', 1],
  ['switch', '可见', true],
  ['switch', '隐藏', false],
  ['switch', '是', true],
  ['switch', '否', false],
  ['switch', 'TRUE', true],
  ['switch', '０', false],
  ['tags', '新鲜，本地; 新鲜\n手工', ['新鲜', '本地', '手工']],
  ['ref', '第 7 个', 7],
  ['ref', '#12', 12],
  ['refs', '第 7 个，第 3 个;第 7 个', [7, 3]],
  ['refs', '#12、第 7 个', [12, 7]],
  ['refs', '[3,7,3]', [3, 7]],
  ['day', '2026/3/8', '2026-03-08'],
  ['day', '20260308', '2026-03-08'],
  ['day', '2026年3月8日', '2026-03-08'],
  ['day', '２０２６．３．８', '2026-03-08'],
  ['dayRange', '2026/3/8 至 2026/3/15', { from: '2026-03-08', to: '2026-03-15' }],
  ['dayRange', '2026-03-08 ～', { from: '2026-03-08', to: undefined }],
  ['images', ' /a.png\r\n\r\n/b.png ', ['/a.png', '/b.png']],
  ['phone', ' ６０４-555-0123', '604-555-0123'],
  ['text', ' ', undefined],
  [
    'blocks',
    '第一段\n\n第二段',
    [
      { type: 1, text: '第一段' },
      { type: 1, text: '第二段' },
    ],
  ],
  ['blocks', '<p>嫩</p>\n\n<p>老</p>', [{ type: 3, text: '<p>嫩</p>\n\n<p>老</p>' }]],
])('from a sheet a %s reads %j as %j', (kind, text, value) => {
  expect(read(kind, text)).toEqual({ value });
});

test.each<[FieldKind, string, string]>([
  ['int', '十二', '库存要填整数，例如 12，现在是「十二」'],
  ['int', '1.5', '库存要填整数，例如 12，现在是「1.5」'],
  ['int', '1,23', '库存要填整数，例如 12，现在是「1,23」'],
  ['money', '十元', '价格要填金额，例如 12.50，现在是「十元」'],
  ['decimal', '半斤', '重量要填数字，例如 12.5，现在是「半斤」'],
  ['decimal', '1.5 斤', '重量要填数字，例如 12.5，现在是「1.5 斤」'],
  ['percent', '八折', '折扣要填百分比，例如 15%，现在是「八折」'],
  ['dateTime', '明早', '开抢时间要填日期和时间，例如 2026-03-08 10:30，现在是「明早」'],
  ['dateTime', '2026-03-08 25:00', '开抢时间要填日期和时间，例如 2026-03-08 10:30，现在是「2026-03-08 25:00」'],
  ['choice', '在售', '状态要填进行中、已结束，现在是「在售」'],
  ['switch', '也许', '启用要填可见或隐藏，现在是「也许」'],
  ['ref', '豆腐', '没有叫「豆腐」的分类'],
  ['refs', '第 7 个、豆腐', '没有叫「豆腐」的适用分类'],
  ['day', '明天', '开始日期要填日期，例如 2026-03-08，现在是「明天」'],
  ['day', '2026-02-30', '开始日期要填日期，例如 2026-03-08，现在是「2026-02-30」'],
  ['dayRange', '三月', '有效期要填起止日期，例如 2026-03-08 ～ 2026-03-15，现在是「三月」'],
  ['blocks', '[{"type":9}]', '描述要填文字，或导出时的内容，现在是「[{"type":9}]」'],
  ['list', '大份', '规格要填导出时的列表格式，例如 [{"name": "大份"}]，现在是「大份」'],
  ['list', '[1]', '规格要填导出时的列表格式，例如 [{"name": "大份"}]，现在是「[1]」'],
  ['union', '大份', '规格要填导出时的内容，现在是「大份」'],
  [
    'int',
    '一二三四五六七八九十一二三四五六七八九十一',
    '库存要填整数，例如 12，现在是「一二三四五六七八九十一二三四五六七八九十…」',
  ],
])('of a %s that says %j the merchant reads: %s', (kind, text, problem) => {
  expect(read(kind, text)).toEqual({ problem });
});

test.each<[FieldKind, unknown, string | number]>([
  ['int', 12, 12],
  ['money', '12.50', '12.50'],
  ['choice', 3, '3'],
  ['choice', 2, '已结束'],
  ['switch', false, '隐藏'],
  ['ref', 0, ''],
  ['ref', 7, '第 7 个'],
  ['refs', [7, 3], '第 7 个、第 3 个'],
  ['refs', [7, 7], '[7,7]'],
  ['tags', ['新鲜', '本地'], '新鲜、本地'],
  ['tags', ['新鲜、本地'], '["新鲜、本地"]'],
  ['images', ['/a.png', '/b.png'], '/a.png\n/b.png'],
  ['blocks', [{ type: 2, text: '/a.png' }], '[{"type":2,"text":"/a.png"}]'],
  ['dayRange', { to: '2026-03-08' }, '～ 2026-03-08'],
  ['computed', '共 12 元', '共 12 元'],
])('in a sheet the %s %j is written as %j', (kind, value, text) => {
  expect(written(kind, value)).toBe(text);
});

it('two records of one name are told apart by their numbers', () => {
  const twins = { nameOf: () => '豆腐', idOf: () => 3 };
  expect(kinds.ref.text?.write(7, everyKind.ref, twins)).toBe('#7');
  expect(kinds.ref.text?.write(3, everyKind.ref, twins)).toBe('豆腐');
});

it('a name that holds a separator is read as one name, and beside others is written by its number', () => {
  const called = (id: unknown) => (id === 1 ? '冷藏、冷冻' : '新品');
  const names = {
    nameOf: (_: unknown, id: unknown) => called(id),
    idOf: (_: unknown, name: string) => [1, 2].find((id) => called(id) === name),
  };
  const { text } = kinds.refs;
  expect([[1], [1, 2]].map((ids) => text?.write(ids, everyKind.refs, names))).toEqual(['冷藏、冷冻', '[1,2]']);
  expect(text?.read('冷藏、冷冻', everyKind.refs, names)).toEqual({ value: [1] });
});

const words = fc.string({ unit: 'grapheme', minLength: 1 });
const full = words.filter((text) => text.trim() !== '');
const values: readonly (readonly [FieldKind, fc.Arbitrary<unknown>])[] = [
  ['text', full],
  ['richText', full],
  ['int', fc.integer()],
  ['tags', fc.uniqueArray(fc.oneof(words, fc.constantFrom('a、b', '["a"]', ' 空格 ')), { minLength: 1 })],
  [
    'blocks',
    fc.array(fc.record({ type: fc.constantFrom(1, 2, 3), text: fc.oneof(words, fc.constant('a\n\nb')) }), {
      minLength: 1,
    }),
  ],
  ['refs', fc.uniqueArray(fc.nat(), { minLength: 1 })],
  ['list', fc.array(fc.dictionary(fc.string(), fc.jsonValue()))],
  ['union', fc.jsonValue()],
];

test.each(values)('whatever a %s holds comes back from its sheet', (kind, any) => {
  fc.assert(
    fc.property(any, (value) => {
      const text = String(written(kind, value));
      // JSON knows one zero.
      expect(JSON.stringify(read(kind, text))).toBe(JSON.stringify({ value }));
    }),
  );
});
