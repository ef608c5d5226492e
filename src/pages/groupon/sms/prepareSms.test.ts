import { expect, test } from 'vitest';
import type { Buyer } from '../model/Day.ts';
import { prepareSms, type SmsShop } from './prepareSms.ts';
import { recipientsOf } from './recipientsOf.ts';

const buyer = (number: number, phone: string): Buyer => ({
  ...{ number, order: number, name: `买家${number}`, phone, address: '', comment: '' },
  ...{ lines: [], count: 0, amount: '0.00' },
});
const day = { name: '周末海鲜团', ends: '2026-03-15', address: '三号路 88 号' };
const shop = { name: '海湾鲜货', phone_code: '1', phone: '604 555 0123' };
const prepare = (typed: string, phones: readonly string[] = ['6045550100'], of: SmsShop = shop) => {
  const recipients = recipientsOf({ buyers: phones.map((phone, nth) => buyer(nth + 1, phone)) });
  return prepareSms(typed, { day, shop: of, recipients });
};

test('GD-E12 what is counted and sent is the text with its variables put in', () => {
  const { text, count, wrong } = prepare('{店名}：{团名} {截止日} 前到 {取货地址} 取，电话 {店铺电话}');
  expect(text).toBe('海湾鲜货：周末海鲜团 3月15日 前到 三号路 88 号 取，电话 +1 604 555 0123');
  expect([count.length, wrong]).toEqual([text.length, undefined]);
});

test('GD-E10 GD-E11 every phone is sent to once, and all segments of all phones are counted', () => {
  const phones = ['6045550100', '604-555-0100', '', '7785550101', '12'];
  const { recipients, count, total } = prepare('汉'.repeat(71), phones);
  expect(recipients.phones).toEqual(['6045550100', '7785550101', '12']);
  expect(recipients.without.map(({ number }) => number)).toEqual([3]);
  expect(recipients.odd.map(({ phone }) => phone)).toEqual(['12']);
  expect([count.segments, total]).toEqual([2, 6]);
});

test.each([
  ['nothing', '  ', '请输入短信内容'],
  ['1601 characters', '汉'.repeat(1601), '短信长度不超过 1600 个字符'],
  ['1600 characters once the variables are in', `${'汉'.repeat(1595)}{团名}`, undefined],
  ['1601 characters once the variables are in', `${'汉'.repeat(1596)}{团名}`, '短信长度不超过 1600 个字符'],
  ['an unknown variable', '{姓名} 你好', '没有 {姓名} 这个变量'],
])('B9 GD-E12 %s: what is wrong is said', (_, typed, wrong) => {
  expect(prepare(typed).wrong).toBe(wrong);
});

const signed = (length: number) => `海湾鲜货${'汉'.repeat(length - 4)}`;
test.each([
  ['five segments and the name of the shop are usual', signed(67 * 5), []],
  ['six segments are many', signed(67 * 5 + 1), ['每人 6 条，一般写在 5 条以内，短一些更省也更容易送达']],
  ['eleven are too many for some', signed(67 * 10 + 1), ['每人 11 条，部分运营商最多 10 条，后面的可能收不到']],
  ['a text without the name of the shop', '已到货', ['没有写店名，顾客可能看不出是谁发的']],
  ['nothing yet', '', []],
])('GD-E13 %s', (_, typed, warnings) => {
  expect(prepare(typed).warnings).toEqual(warnings);
});

test('a shop whose phone or name is not known leaves its variables empty, and says so', () => {
  expect(prepare('{店铺电话}', [], {}).wrong).toBe('{店铺电话} 没有内容，请删掉或直接写出来');
  expect(prepare('{店铺电话}', [], { phone: '604' }).text).toBe('604');
  expect(prepare('好', [], {}).warnings).toEqual([]);
});
