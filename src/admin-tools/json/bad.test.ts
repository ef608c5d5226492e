import { expect, it, test } from 'vitest';
import { badDeclarations } from '../../../tests/support/declared/badDeclarations.ts';
import { productResources } from '../../../tests/support/declaredResources.ts';
import { isStyle } from '../lint/Finding.ts';
import { lintText } from './lintData.ts';
import { readResources } from './readResources.ts';

const product = { declared: productResources, addresses: ['/devices', '/shop/:sid/robot'] };
const read = (...resources: readonly object[]) => readResources(JSON.stringify({ resources }), product);

const coupons = {
  name: 'vipCoupons',
  label: 'VIP券',
  scope: 'shop',
  fields: { code: { kind: 'text', label: 'SKU编号' }, title: { kind: 'text', label: 'Name' } },
  calls: { noun: 'vip_coupon' },
};

test.each(badDeclarations)(
  '%s is told of %s, with its place and a remedy, and the next one is used',
  (code, _, bad) => {
    const { resources, reports } = read(bad, { ...coupons, label: '优惠券' });
    expect(resources.map(({ name }) => name)).toEqual(['vipCoupons']);
    expect(reports[0]?.state).toBe('refused');
    expect(reports[0]?.findings.map((finding) => finding.code)).toContain(code);
    expect(reports[0]?.findings[0]).toMatchObject({
      line: 1,
      column: expect.any(Number),
      remedy: expect.stringMatching(/。$/),
    });
  },
);

it('a matter of style is told and switches nothing off', () => {
  const { resources, reports } = read(coupons);
  expect(resources.map(({ label }) => label)).toEqual(['VIP券']);
  expect(reports.map(({ title, state, findings }) => [title, state, findings.map(({ code }) => code)])).toEqual([
    ['VIP券', 'used', ['house-style', 'latin-words', 'house-style']],
  ]);
  const { findings, written } = lintText(JSON.stringify(coupons), product);
  expect([findings.every(isStyle), written?.name]).toEqual([true, 'vipCoupons']);
});

it('one that the frame cannot take in is left out by itself, and says why', () => {
  const gifts = { ...coupons, name: 'gifts', label: '礼品' };
  const { resources, reports } = readResources(JSON.stringify({ resources: [gifts, coupons] }), product, ({ name }) => {
    if (name === 'gifts') throw new Error('no room');
  });
  expect(resources.map(({ name }) => name)).toEqual(['vipCoupons']);
  expect(reports[0]).toMatchObject({ title: '礼品', state: 'refused' });
  expect(reports[0]?.findings.at(-1)).toMatchObject({ code: 'unusable', what: '读取时程序出错：no room' });
});

it('brackets without end are told, and read no further', () => {
  const [whole] = readResources('['.repeat(100_000), product).reports;
  expect(whole?.findings[0]).toMatchObject({ code: 'unreadable', what: '括号套了 60 层以上' });
});
