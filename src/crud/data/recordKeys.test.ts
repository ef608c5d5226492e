import { keys } from '@refinedev/core';
import { expect, it } from 'vitest';
import { listKey, listsKey, recordKey } from './recordKeys.ts';

const goods = keys().data('default').resource('goods');
const asked = { scope: 1, page: 2 };

it('lists and records stand where refine itself looks for them', () => {
  expect(listsKey('goods')).toEqual(goods.action('list').get());
  expect(listKey('goods', asked)).toEqual(goods.action('list').params(asked).get());
  expect(recordKey('goods', 7, asked)).toEqual(goods.action('one').id(7).params(asked).get());
  expect(recordKey('goods', undefined, asked)).toEqual(goods.action('one').id('').params(asked).get());
});
