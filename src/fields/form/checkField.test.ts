import { expect, it, test } from 'vitest';
import type { Block } from '#schemas/entities/block.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { goodsPrice } from '#schemas/rules/price.ts';
import type { AnyField } from '../Field.ts';
import { f } from '../fAll.ts';
import { checkField } from './checkField.ts';

const name = f.text({ label: '群名', required: messages.clubNameMissing, max: 30 });
const price = f.money({ label: '价格', required: messages.priceMalformed, rule: goodsPrice });
const fee = f.money({ label: '运费' });
const stock = f.int({ label: '库存', required: '请输入库存', rule: (value) => (value < 0 ? '不能为负' : undefined) });
const start = f.day({ label: '开始日期', required: '请选择开始日期' });
const phone = f.phone({ label: '电话' });
const url = f.url({ label: '网址' });
const tags = f.tags({ label: '标签', most: 2 });
const photos = f.images({ label: '照片', most: 2 });
const open = f.switch({ label: '启用', required: '请选择' });
const range = f.dayRange({ label: '有效期', from: 'a', to: 'b', required: '请选择有效期' });
const imgs = f.images({ label: '图片', required: messages.imageMissing });

test.each<[AnyField, unknown, string | undefined]>([
  [name, undefined, '请输入群名'],
  [name, '  ', '请输入群名'],
  [name, '徒步群', undefined],
  [name, '群'.repeat(31), '群名不能超过30个字符'],
  [name, '🏔'.repeat(30), undefined],
  [price, '', '价格格式不正确'],
  [price, '12.50', undefined],
  [price, 'abc', '价格格式不正确'],
  [price, '1.234', '价格格式不正确'],
  [price, '-1', '价格格式不正确'],
  [fee, undefined, undefined],
  [fee, 'abc', '运费格式不正确'],
  [fee, 12, '运费格式不正确'],
  [stock, undefined, '请输入库存'],
  [stock, 0, undefined],
  [stock, '1.5', '库存必须是整数'],
  [stock, 1.5, '库存必须是整数'],
  [stock, -1, '不能为负'],
  [start, '', '请选择开始日期'],
  [start, '2026-03-08', undefined],
  [start, '明天', '开始日期必须是日期'],
  [imgs, [], '请上传图片'],
  [imgs, ['/a.png'], undefined],
  [start, '2026-02-30', '开始日期必须是日期'],
  [phone, '+1 (604) 555-0123', undefined],
  [phone, '123', undefined],
  [phone, '1'.repeat(21), undefined],
  [phone, '604.555.0123', undefined],
  [url, 'https://example.com/菜单?a=1', undefined],
  [url, 'http://localhost:8080', undefined],
  [url, 'example.com', '网址要填完整的网址，例如 https://example.com'],
  [url, 'javascript:alert(1)', '网址要填完整的网址，例如 https://example.com'],
  [url, 'https://a b.com', '网址要填完整的网址，例如 https://example.com'],
  [tags, ['甲', '乙'], undefined],
  [tags, ['甲', '乙', '丙'], '标签最多 2 个'],
  [photos, ['/a.png', '/b.png', '/c.png'], '照片最多 2 张'],
  [open, undefined, '请选择'],
  [open, false, undefined],
  [open, '是', '启用要选是或否'],
  [range, {}, '请选择有效期'],
  [range, { from: '', to: undefined }, '请选择有效期'],
  [range, { from: '2026-03-08' }, '请选择有效期的结束日期'],
  [range, { to: '2026-03-08' }, '请选择有效期的开始日期'],
  [range, { from: '2026-03-08', to: '2026-03-08' }, undefined],
  [range, { from: '2026-03-08', to: '2026-03-07' }, '有效期的结束日期不能早于开始日期'],
  [range, { from: '明天', to: '2026-03-07' }, '有效期必须是日期'],
  [f.dayRange({ label: '有效期', from: 'a', to: 'b' }), { from: '2026-03-08' }, undefined],
  [f.video({ label: '视频' }), '/files/video/a.mp4', undefined],
  [f.video({ label: '视频' }), 7, '请重新上传视频'],
])('%j with %j: %s', (field, value, sentence) => {
  expect(checkField(field, value)).toBe(sentence);
});

const long = '长'.repeat(limits.textLength);
const many = Array.from({ length: limits.listLength }, (_, at) => `/${at}.webp`);
const half: Block = { type: 3, text: 'x'.repeat(limits.articleHtmlLength / 2) };

test.each<[string, AnyField, unknown, unknown, string]>([
  ['a text', f.text({ label: '名称' }), long, `${long}长`, '名称不能超过10000个字符'],
  ['a text of several lines', f.textarea({ label: '备注' }), long, `${long}长`, '备注不能超过10000个字符'],
  ['a telephone number', f.phone({ label: '电话' }), long, `${long}长`, '电话不能超过10000个字符'],
  ['pictures', f.images({ label: '图片' }), many, [...many, '/x.webp'], '图片最多 500 项'],
  ['words', f.tags({ label: '标签' }), many, [...many, '新鲜'], '标签最多 500 项'],
  [
    'a description',
    f.blocks({ label: '描述' }),
    [half, half],
    [half, half, half],
    '描述过长：一共不能超过 500000 个字符（含格式）',
  ],
  [
    'rich text',
    f.richText({ label: '介绍' }),
    half.text + half.text,
    `${half.text + half.text}x`,
    '介绍过长：不能超过 500000 个字符（含格式）',
  ],
])('K3 %s is refused by the form where the server would refuse it', (_, field, most, more, sentence) => {
  expect([checkField(field, most), checkField(field, more)]).toEqual([undefined, sentence]);
});

it('asks no rule about a field that may stay empty and is', () => {
  const field = f.text({ label: '备注', rule: () => '不该被问到' });
  expect(checkField(field, '')).toBeUndefined();
});

it('says the sentence of the specification rather than its own when both apply', () => {
  const field = f.money({ label: '价格', rule: () => messages.grouponPriceMalformed });
  expect(checkField(field, '十块')).toBe('请输入正确的商品价格');
});

test.each([
  [f.decimal({ label: '重量', places: 2 }), '1.25', undefined],
  [f.decimal({ label: '重量', places: 2 }), '1.255', '重量最多 2 位小数'],
  [f.decimal({ label: '重量', places: 0 }), '1.5', '重量必须是整数'],
  [f.decimal({ label: '重量', places: 2 }), '-1', '重量不能是负数'],
  [f.decimal({ label: '温度', places: 2, negative: true }), '-1', undefined],
  [f.decimal({ label: '重量', places: 2 }), '半斤', '重量要填数字'],
  [f.decimal({ label: '重量', places: 2, wire: 'number' }), '12345678901234567.25', '重量位数太多，请缩短'],
  [f.percent({ label: '折扣', wire: 'fraction' }), '7.5', undefined],
  [f.dateTime({ label: '开抢时间', wire: 'iso' }), '2026-03-08 10:30', '开抢时间要填日期和时间'],
  [f.money({ label: '面值', cents: true }), '99999999999999', '面值格式不正确'],
])('of %j the merchant who filled in %s reads: %s', (field, value, sentence) => {
  expect(checkField(field, value)).toBe(sentence);
});
