import { expect, it, test } from 'vitest';
import { goodsStatus, goodsStatuses } from './goodsStatus.ts';
import { grouponStatus, grouponStatuses } from './grouponStatus.ts';
import { orderStatus, orderStatuses } from './orderStatus.ts';
import { shopRecordStatus, shopRecordStatuses } from './shopRecordStatus.ts';

test.each(goodsStatuses)('G3 goods of status %d turn into 3 minus it, and back', (status) => {
  const { to } = goodsStatus[status];
  expect(to).toBe(3 - status);
  expect(goodsStatus[to].to).toBe(status);
});

it('G2 names goods on sale and off shelf', () => {
  expect(goodsStatuses.map((status) => goodsStatus[status].name)).toEqual(['出售中', '已下架']);
});

test.each([
  [1, '未开始', true],
  [0, '进行中', true],
  [2, '已结束', true],
  [3, '已结束', false],
] as const)('B2 a group-buy of status %d is called %s; the form offers it: %j', (status, name, offered) => {
  expect(grouponStatus[status]).toEqual({ name, offered });
});

it('B2 every known status of a group-buy has a name', () => {
  expect(grouponStatuses.map(String)).toEqual(Object.keys(grouponStatus));
});

test.each([
  [1, '进行中', true],
  [2, '交易完成', true],
  [3, '交易完成', false],
  [4, '已关闭', true],
] as const)('O1 an order of status %d is called %s; the list filters by it: %j', (status, name, filter) => {
  expect(orderStatus[status]).toMatchObject({ name, filter });
});

it('O3 only an order in progress is cancelled or confirmed, and then it is closed or complete', () => {
  expect(orderStatuses.map((status) => orderStatus[status].actions)).toEqual([{ cancel: 4, confirm: 2 }, {}, {}, {}]);
});

it('V3 clubs and scenic spots wait, are online or are offline', () => {
  expect(shopRecordStatuses.map((status) => shopRecordStatus[status].name)).toEqual(['待审核', '上线', '下线']);
});
