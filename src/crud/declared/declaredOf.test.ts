import { expect, it } from 'vitest';
import { f } from '#fields/f.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { declaredOf } from './declaredOf.ts';
import { headOf, type LateResource } from './ResourceHead.ts';

const coupons = defineResource({
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields: { name: f.text({ label: '名称' }) },
  calls: conventionalCalls('coupon'),
});
const late = (load: LateResource['load']): LateResource => ({ ...headOf(coupons), load });

it('a whole declaration is there at once', () => {
  expect(declaredOf(coupons).get()).toBe(coupons);
});

it('a late one is fetched once, however many ask, and whoever waits hears of it', async () => {
  let fetched = 0;
  const declared = declaredOf(
    late(async () => {
      fetched += 1;
      return coupons;
    }),
  );
  let heard = 0;
  const leave = declared.subscribe(() => {
    heard += 1;
  });
  expect(declared.get()).toBeUndefined();
  expect(await Promise.all([declared.load(), declared.load()])).toEqual([coupons, coupons]);
  leave();
  expect([declared.get(), fetched, heard]).toEqual([coupons, 1, 1]);
});

it('one that could not be fetched can be asked for again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(coupons)];
  const declared = declaredOf(late(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often'))));
  await expect(declared.load()).rejects.toThrow('offline');
  expect(declared.get()).toBeUndefined();
  expect(await declared.load()).toBe(coupons);
});

it('a head tells the screens a declaration has', () => {
  const { screens, menu, routes } = headOf(coupons);
  expect([screens, menu, routes.list]).toEqual([
    ['list', 'create', 'edit', 'show'],
    '优惠券管理',
    '/shop/:sid/coupons',
  ]);
  expect(headOf(late(async () => coupons)).screens).toEqual(screens);
});
