import { expect, it, test } from 'vitest';
import { goodsStatus, goodsStatuses } from './goodsStatus.ts';
import { grouponStatus, grouponStatuses } from './grouponStatus.ts';
import { orderStatus, orderStatuses } from './orderStatus.ts';
import { type RobotLogin, robotLogin } from './robotLogin.ts';
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

/** Every place that can be come to from one place. */
function reachable(from: RobotLogin): readonly RobotLogin[] {
  const known = new Set([from]);
  for (const place of known) {
    for (const to of Object.values(robotLogin[place])) known.add(to);
  }
  return [...known];
}
const isPlace = (name: string): name is RobotLogin => name in robotLogin;
const places = Object.keys(robotLogin).filter(isPlace);

test.each(places)('W1 from %s the robot can come to every other place, so it is never stuck', (place) => {
  expect(reachable(place).toSorted()).toEqual(places.toSorted());
});

it('W1 a robot without a session is logged in by request, wait, code and check', () => {
  expect(robotLogin.checking.noSession).toBe('requesting');
  expect(robotLogin.requesting.requested).toBe('waiting');
  expect(robotLogin.waiting.qrCode).toBe('showing');
  expect(robotLogin.showing.loggedIn).toBe('loggedIn');
});

it('W2 a failure waits for the merchant to try again', () => {
  expect(robotLogin.failed).toEqual({ retry: 'checking' });
});
