import { expect, it, test } from 'vitest';
import { changesText, type Verb } from './changesText.ts';

const labels = ['商品名称', '价格', '库存', '商品图片', '商品描述'];

test.each<[Verb | 'next', number, Record<string, number>, string]>([
  ['update', 0, {}, '还没有修改'],
  ['update', 1, {}, '将保存 1 处修改：商品名称'],
  ['update', 3, {}, '将保存 3 处修改：商品名称、价格、库存'],
  ['update', 4, {}, '将保存 4 处修改：商品名称、价格、库存、商品图片'],
  ['update', 5, {}, '将保存修改：商品名称、价格、库存 等 5 处'],
  ['update', 2, { 规格: 1, 价格: 0 }, '将保存 2 处修改：商品名称、价格；删除规格 1 个'],
  ['create', 0, {}, '还没有填写'],
  ['create', 2, {}, '将添加：商品名称、价格'],
  ['create', 5, {}, '将添加：商品名称、价格、库存 等 5 处'],
  ['copy', 0, {}, '将添加一份副本'],
  ['copy', 1, {}, '将添加一份副本，已改 1 处：商品名称'],
  ['next', 0, {}, '将发起新一期'],
  ['next', 1, {}, '将发起新一期，已改 1 处：商品名称'],
  ['copy', 5, {}, '将添加一份副本，已改：商品名称、价格、库存 等 5 处'],
])('to %s with %d changes and %j released says what is sent', (verb, count, released, text) => {
  expect(changesText({ verb, changed: labels.slice(0, count), released })).toBe(text);
});

it('G5 says what is filled in and goes with the save', () => {
  const dropped = ['价格', '多规格'];
  expect(changesText({ verb: 'update', changed: ['规格类型'], released: {}, dropped })).toBe(
    '将保存 1 处修改：规格类型；不再保留：价格、多规格',
  );
});
