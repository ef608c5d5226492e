import { expect, it, test } from 'vitest';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import type { Page } from '#pages/Page.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import { shopNamed } from '../../../tests/support/shopNamed.ts';
import { findablePages } from './findablePages.ts';

const fields = { name: f.text({ label: '名称' }) };
const staff = roleBelow(3, '只有平台管理员');
const coupons = defineResource({
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields,
  calls: conventionalCalls('coupon'),
  list: { tools: [{ label: '统计', screen: () => new Promise(() => {}) }] },
  texts: { add: '发优惠券' },
});
const vouchers = defineResource({
  name: 'vouchers',
  label: '代金券',
  scope: 'shop',
  rights: { create: staff },
  fields,
  calls: conventionalCalls('voucher'),
  form: { as: 'dialog' },
});
const platform = defineResource({
  name: 'platform',
  label: '平台',
  scope: 'global',
  access: staff,
  fields,
  calls: conventionalCalls('platform'),
});
const robot: Page = {
  path: '/shop/:sid/robot',
  title: '助手',
  scope: 'shop',
  shops: ({ enable_robot }) => enable_robot === true,
  Screen: () => null,
};
const one: Page = { path: '/shop/:sid/thing/:id', title: '一件', scope: 'shop', Screen: () => null };

const profileOf = (role: number) => ({
  user: { name: '陈', avatar: '', role, is_merchant: true, is_applied: true },
  shops: [shopNamed(1, '福满楼', { enable_robot: true }), shopNamed(2, '湾区')],
  merchant: null,
});
const told = (role: number) =>
  findablePages([coupons, vouchers, robot, one, platform], profileOf(role)).map(
    ({ title, about, to, opens }) => `${[title, ...about].join(' ')} ${to}${opens ? ` ${JSON.stringify(opens)}` : ''}`,
  );

it('R7 every page and action is found that whoever looks may open, in every shop that has it', () => {
  expect(told(3)).toEqual([
    '首页 /dashboard',
    '优惠券管理 福满楼 /shop/1/coupons',
    '发优惠券 福满楼 /shop/1/coupons/add',
    '统计 福满楼 /shop/1/coupons {"tool":"统计"}',
    '代金券管理 福满楼 /shop/1/vouchers',
    '助手 福满楼 /shop/1/robot',
    '优惠券管理 湾区 /shop/2/coupons',
    '发优惠券 湾区 /shop/2/coupons/add',
    '统计 湾区 /shop/2/coupons {"tool":"统计"}',
    '代金券管理 湾区 /shop/2/vouchers',
  ]);
});

test.each(['添加代金券 湾区 /shop/2/vouchers {"add":true}', '平台管理 /platform', '添加平台 /platform/add'])(
  'R7 the platform’s people find more: %s',
  (line) => {
    expect([told(2).includes(line), told(3).includes(line)]).toEqual([true, false]);
  },
);
