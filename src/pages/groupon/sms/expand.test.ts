import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expand, variables } from './expand.ts';

const values = {
  团名: '周末海鲜团',
  取货地址: '列治文 3 号路 88 号',
  截止日: '3月15日',
  店名: '海湾鲜货',
  店铺电话: '+1 604 555 0123',
};

test.each([
  ['nothing to put in', '已到货', '已到货'],
  ['every variable', '{团名}{取货地址}{截止日}{店名}{店铺电话}', Object.values(values).join('')],
  ['the same one twice', '{店名}：{店名}', '海湾鲜货：海湾鲜货'],
  ['the brackets of a Chinese keyboard', '｛团名｝', '周末海鲜团'],
  ['blanks inside', '{ 团名 }', '周末海鲜团'],
  ['a smile, which is no variable', ':{ 抱歉', ':{ 抱歉'],
])('GD-E12 %s', (_, text, expanded) => {
  const { text: sent, places } = expand(text, values);
  expect([sent, places.filter(({ fault }) => fault)]).toEqual([expanded, []]);
});

test('GD-E12 every place is known by where it was typed', () => {
  expect(expand('好 {团名}', values).places).toEqual([{ at: 2, end: 6, value: '周末海鲜团' }]);
});

test.each([
  ['an unknown variable', '好 {姓名} 你好', 2, 6, '没有 {姓名} 这个变量'],
  ['empty brackets', '{}', 0, 2, '没有 {} 这个变量'],
  ['a variable without its end', '到 {团名 取货', 2, 3, '变量少了右边的 }'],
])('GD-E12 %s is pointed at', (_, text, at, end, fault) => {
  expect(expand(text, values)).toEqual({ text, places: [{ at, end, value: '', fault }] });
});

test('GD-E12 a variable that this group-buy has nothing for is pointed at', () => {
  expect(expand('到 {取货地址} 取', { ...values, 取货地址: ' ' }).places).toEqual([
    { at: 2, end: 8, value: '', fault: '{取货地址} 没有内容，请删掉或直接写出来' },
  ]);
});

test('GD-E12 what a variable says is put in as it is, even when it looks like a variable', () => {
  const texts = fc.string({ minLength: 1 }).map((text) => `{${text}}$&`);
  fc.assert(
    fc.property(texts, fc.constantFrom(...variables), (name, variable) => {
      const said = { ...values, [variable]: name };
      expect(expand(`a{${variable}}b`, said).text).toBe(`a${name.trim()}b`);
    }),
  );
});
