import { expect, it, test } from 'vitest';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { shopNamed } from '../../tests/support/shopNamed.ts';
import { menuOf } from './sections.ts';

const fields = { name: f.text({ label: '名称' }) };
const coupons = defineResource({
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields,
  calls: conventionalCalls('coupon'),
});
const settings = defineResource({
  name: 'settings',
  label: '店铺设置',
  title: '店铺设置',
  kind: 'singleton',
  scope: 'shop',
  fields,
  calls: conventionalCalls('setting', { only: true }),
});
const platform = defineResource({
  name: 'platform',
  label: '平台设置',
  title: '平台设置',
  kind: 'singleton',
  scope: 'global',
  fields,
  access: roleBelow(3, '只有平台管理员'),
  calls: conventionalCalls('platform', { only: true }),
});
const hidden = defineResource({
  name: 'notes',
  label: '备注',
  scope: 'global',
  menu: false,
  fields,
  calls: conventionalCalls('note'),
});

const profileOf = (role: number, ...names: readonly string[]): Profile => ({
  user: { name: '陈', avatar: '', role, is_merchant: true, is_applied: true },
  shops: names.map((name, at) => shopNamed(at + 1, name)),
  merchant: null,
});
const told = (profile: Profile) =>
  menuOf([coupons, settings, platform, hidden], profile).map(
    ({ label, links }) => `${label}: ${links.map(({ label, to }) => `${label} ${to}`).join(', ')}`,
  );

it('R6 a declaration stands in the menu under its title, one line for each shop', () => {
  expect(told(profileOf(3, '福满楼', '湾区'))).toEqual([
    '优惠券管理: 福满楼 /shop/1/coupons, 湾区 /shop/2/coupons',
    '店铺设置: 福满楼 /shop/1/settings, 湾区 /shop/2/settings',
  ]);
});

test.each([
  [2, ['平台设置: 平台设置 /platform']],
  [3, []],
])('R6 R7 a role of %d without a shop sees %j', (role, menu) => {
  expect(told(profileOf(role))).toEqual(menu);
});
