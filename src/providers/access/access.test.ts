import { expect, it, test } from 'vitest';
import type { Profile, ProfileStore } from '../session/createProfile.ts';
import { canAccess, createAccessControl } from './createAccessControl.ts';
import { privileged } from './privileged.ts';
import { roleBelow } from './roleBelow.ts';

const profileOf = (role: number): Profile => ({
  user: { name: '陈', avatar: '', role, is_merchant: true, is_applied: false },
  shops: [],
  merchant: null,
});
const storeOf = (profile: Profile | null): ProfileStore => ({
  get: () => profile,
  load: () => Promise.reject(new Error('not asked for')),
  updateShop: () => {},
  subscribe: () => () => {},
});

test.each([
  [0, true],
  [1, true],
  [2, true],
  [3, false],
  [4, false],
  [-1, true],
  [Number.POSITIVE_INFINITY, false],
  [Number.NaN, false],
])('R7 a user of role %d may keep clubs and scenic spots: %j', (role, can) => {
  expect(canAccess(privileged, profileOf(role)).can).toBe(can);
});

it('R7 whoever may not is told why', () => {
  expect(canAccess(privileged, profileOf(3))).toEqual({ can: false, reason: '只有平台管理员可以管理这里' });
});

it('R7 nobody is privileged before it is known who they are', () => {
  expect(canAccess(privileged, null).can).toBe(false);
});

it('what has no rule of access is open to every merchant', () => {
  expect(canAccess(undefined, profileOf(9))).toEqual({ can: true });
  expect(canAccess(undefined, null)).toEqual({ can: true });
});

it('R7 refine hears the same answers', async () => {
  const table = { groups: privileged, owners: roleBelow(1, '只有店主') };
  const { can } = createAccessControl(storeOf(profileOf(2)), table);
  expect(await can({ resource: 'groups', action: 'list' })).toEqual({ can: true });
  expect(await can({ resource: 'owners', action: 'list' })).toEqual({ can: false, reason: '只有店主' });
  expect(await can({ resource: 'goods', action: 'list' })).toEqual({ can: true });
  expect(await can({ action: 'list' })).toEqual({ can: true });
});
