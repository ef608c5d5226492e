import { expect, it, test } from 'vitest';
import type { Profile, ProfileStore } from '../session/createProfile.ts';
import { canAccess } from './createAccessControl.ts';
import { createAccessProvider } from './createAccessProvider.ts';
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

const table = {
  groups: { access: privileged, rights: { create: roleBelow(2, '只有总部') } },
  owners: { access: roleBelow(1, '只有店主') },
  riders: { rights: { update: roleBelow(3, '只有管理员能改'), deleteOne: roleBelow(2, '只有总部能删') } },
};

test.each([
  [2, 'groups', 'list', { can: true }],
  [2, 'groups', 'show', { can: true }],
  [2, 'groups', 'create', { can: false, reason: '只有总部' }],
  [2, 'groups', 'clone', { can: false, reason: '只有总部' }],
  [1, 'groups', 'create', { can: true }],
  [3, 'groups', 'create', { can: false, reason: '只有平台管理员可以管理这里' }],
  [2, 'owners', 'list', { can: false, reason: '只有店主' }],
  [2, 'owners', 'edit', { can: false, reason: '只有店主' }],
  [3, 'riders', 'edit', { can: false, reason: '只有管理员能改' }],
  [2, 'riders', 'edit', { can: true }],
  [2, 'riders', 'delete', { can: false, reason: '只有总部能删' }],
  [9, 'riders', 'create', { can: true }],
  [9, 'goods', 'delete', { can: true }],
  [9, undefined, 'list', { can: true }],
] as const)('R7 refine hears whether role %d may in %s do: %s', async (role, resource, action, answer) => {
  const { can } = createAccessProvider(storeOf(profileOf(role)), table);
  expect(await can({ ...(resource && { resource }), action })).toEqual(answer);
});

test.each([
  [7, { can: false, reason: '已停用的骑手不能修改' }],
  [8, { can: true }],
  [9, { can: true }],
] as const)('R7 refine hears the same of record %d, which was read already', async (id, answer) => {
  const rights = { update: { when: { state: [2] }, reason: '已停用的骑手不能修改' } };
  const held = new Map([
    [7, { id: 7, state: 2 }],
    [8, { id: 8, state: 1 }],
  ]);
  const { can } = createAccessProvider(storeOf(profileOf(3)), { riders: { rights } }, (_, asked) =>
    held.get(Number(asked)),
  );
  expect(await can({ resource: 'riders', action: 'edit', params: { id } })).toEqual(answer);
});
