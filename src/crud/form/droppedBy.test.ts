import { expect, test } from 'vitest';
import type { Values } from '#providers/data/calls.ts';
import { goods } from '#resources/goods/goods.ts';
import { droppedBy } from './droppedBy.ts';
import { toForm } from './formValues.ts';

const { form = { sections: [] } } = goods;
const fresh = toForm(goods, form, undefined);
const rows = [{ id: 7, name: '大份', price: '3.00' }];
const several = toForm(goods, form, { id: 1, name: '腊肠', type: 2, price: '3.00', spec: rows });

test.each<[string, Values, Values, readonly string[]]>([
  ['nothing is typed', fresh, {}, []],
  ['a price was typed before the type was changed', fresh, { price: '9', type: 2 }, ['价格']],
  ['rows were typed before the type was changed back', fresh, { spec: { 2: rows } }, ['多规格']],
  ['empty rows are left behind', fresh, { type: 3 }, []],
  ['goods of several prices stay as they are, whose single price nobody sees', several, {}, []],
  ['goods of several prices get one', several, { type: 1 }, ['多规格']],
  ['goods of several prices get choices', several, { type: 3, spec: { 2: rows, 3: [] } }, ['多规格']],
])('G5 when %s', (_, before, typed, dropped) => {
  expect(droppedBy(goods, form, before, { ...before, ...typed })).toEqual(dropped);
});
