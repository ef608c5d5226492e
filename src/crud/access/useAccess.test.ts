import { expect, it } from 'vitest';
import { f } from '#fields/f.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { accessOf } from './useAccess.ts';

const staff = roleBelow(3, '只有平台管理员可以修改');
const riders = defineResource({
  name: 'riders',
  label: '骑手',
  scope: 'global',
  rights: { deleteOne: staff },
  fields: {
    name: f.text({ label: '姓名' }),
    phone: f.phone({ label: '电话', access: { see: staff } }),
    level: f.int({ label: '等级', access: { change: staff } }),
  },
  calls: conventionalCalls('rider'),
});

const profile = (role: number): Profile => ({
  user: { name: '陈掌柜', avatar: '', role, is_merchant: true, is_applied: true },
  shops: [],
  merchant: null,
});

it('R7 what a role may do is answered with the reason when it is no', () => {
  const merchant = accessOf(riders, profile(3));
  expect(merchant.may('deleteOne')).toEqual({ can: false, reason: '只有平台管理员可以修改' });
  expect(merchant.may('update')).toEqual({ can: true });
  expect([merchant.sees('phone'), merchant.sees('name')]).toEqual([false, true]);
  expect(merchant.changes('level').can).toBe(false);
});

it('R7 a role that may is not asked further, and who is not known may not', () => {
  const admin = accessOf(riders, profile(1));
  expect([admin.may('deleteOne').can, admin.sees('phone'), admin.changes('level').can]).toEqual([true, true, true]);
  expect(accessOf(riders, null).sees('phone')).toBe(false);
});
