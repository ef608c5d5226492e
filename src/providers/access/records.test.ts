import { expect, test } from 'vitest';
import type { Profile } from '../session/createProfile.ts';
import { canDo, type Right } from './records.ts';
import { roleBelow } from './roleBelow.ts';

const profileOf = (role: number): Profile => ({
  user: { name: '陈', avatar: '', role, is_merchant: true, is_applied: false },
  shops: [],
  merchant: null,
});
const over = { when: { status: [3] }, reason: '已结束的活动不能修改' };
const big = { when: { status: [1], paid: [true] }, reason: '已收款的活动不能删除' };
const own: Right = { when: ({ by }, { name }) => by !== name, reason: '只能修改自己建的活动' };
const staff = roleBelow(3, '只有管理员可以修改');
const [merchant, admin] = [profileOf(3), profileOf(1)];

test.each<[string, Right, Profile | null, Readonly<Record<string, unknown>> | undefined, string | undefined]>([
  ['a record that is over', over, merchant, { status: 3 }, '已结束的活动不能修改'],
  ['one that is not', over, merchant, { status: 1 }, undefined],
  ['one whose state did not arrive', over, merchant, {}, undefined],
  ['no record in particular', over, merchant, undefined, undefined],
  ['one that meets one condition of two', big, merchant, { status: 1, paid: false }, undefined],
  ['one that meets both', big, merchant, { status: 1, paid: true }, '已收款的活动不能删除'],
  ['somebody else’s', own, merchant, { by: '李' }, '只能修改自己建的活动'],
  ['one’s own', own, merchant, { by: '陈' }, undefined],
  ['anybody’s, by nobody', own, null, { by: '陈' }, '只能修改自己建的活动'],
  ['what a role may not, whatever it is', [staff, over], merchant, undefined, '只有管理员可以修改'],
  ['what a role may, and is over', [staff, over], admin, { status: 3 }, '已结束的活动不能修改'],
  ['what a role may, and is not over', [staff, over], admin, { status: 2 }, undefined],
])('R7 %s', (_, right, profile, record, reason) => {
  const answer = canDo(right, profile, record && { id: 7, ...record });
  expect(answer).toEqual(reason === undefined ? { can: true } : { can: false, reason });
});
