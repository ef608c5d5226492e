import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { AppletError } from '#providers/http/AppletError.ts';
import { APPLET } from '../../../tests/support/builders.ts';
import { mallServer } from '../../../tests/support/foreign/mallServer.ts';
import { payServer } from '../../../tests/support/foreign/payServer.ts';
import { shopServer } from '../../../tests/support/foreign/shopServer.ts';
import { network } from '../../../tests/support/network.ts';
import { providerOf } from '../../../tests/support/providerOf.ts';
import { fromData } from './fromData.ts';
import type { WrittenAsData } from './WrittenAsData.ts';

const textOf = (name: string) => readFileSync(`docs/examples/${name}.resource.json`, 'utf8');
const declared = (name: string) => fromData(JSON.parse(textOf(name)) as WrittenAsData);
const asked = (resource: string, page = 1, pageSize = 20) => ({
  resource,
  pagination: { currentPage: page, pageSize },
});
const failureOf = async (call: Promise<unknown>): Promise<AppletError> => {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof AppletError) return failure;
  throw new Error('Failed to fail.');
};

test.each(['shopCoupons', 'mallCoupons', 'promotionCodes'])('%s take at most 45 lines', (name) => {
  expect(textOf(name).trim().split('\n').length).toBeLessThanOrEqual(45);
});

describe('coupons of a shop with a REST interface', () => {
  const coupons = declared('shopCoupons');
  const of = { resource: 'shopCoupons' };
  beforeEach(() => network.use(...shopServer(`${APPLET}/applets/shop`)));

  it('are listed page by page, with the total out of a header', async () => {
    const provider = providerOf(coupons);
    const { data, total } = await provider.getList(asked('shopCoupons', 2));
    expect([data.map(({ id }) => id), total]).toEqual([[21, 22, 23, 24, 25], 25]);
    expect(data[0]).toMatchObject({ code: 'spring21', amount: '10.00', individual_use: false });
  });

  it('are never asked for by more than a page may hold', async () => {
    const { data } = await providerOf(coupons).getList(asked('shopCoupons', 1, 500));
    expect(data).toHaveLength(25);
  });

  it('are looked for and narrowed there', async () => {
    const provider = providerOf(coupons);
    const words = { field: '*', operator: 'contains', value: 'spring2' } as const;
    const code = { field: 'code', operator: 'eq', value: 'spring7' } as const;
    expect((await provider.getList({ ...asked('shopCoupons'), filters: [words] })).total).toBe(7);
    expect((await provider.getList({ ...asked('shopCoupons'), filters: [code] })).data.map(({ id }) => id)).toEqual([
      7,
    ]);
  });

  it('are added, changed and deleted in JSON, yes and no as words', async () => {
    const provider = providerOf(coupons);
    const variables = { code: 'autumn', discount_type: 'percent', amount: '15.00', individual_use: true };
    const made = await provider.create({ ...of, variables });
    expect(made.data.id).toBe(26);
    await provider.update({ ...of, id: 26, variables: { amount: '12.50' } });
    expect((await provider.getOne({ ...of, id: 26 })).data).toMatchObject({ ...variables, amount: '12.50' });
    await provider.deleteOne({ ...of, id: 26 });
    expect((await provider.getList(asked('shopCoupons'))).total).toBe(25);
  });

  it('that are refused say why in the shop’s words, and at which field', async () => {
    const provider = providerOf(coupons);
    const again = await failureOf(
      provider.create({ ...of, variables: { code: 'spring1', amount: '1', individual_use: false } }),
    );
    expect(again).toMatchObject({ kind: 'refused', sentence: 'The coupon code already exists', statusCode: 400 });
    const unsaid = await failureOf(provider.create({ ...of, variables: { code: 'x', amount: '1' } }));
    expect(unsaid.faults).toEqual({ individual_use: 'individual_use is not of type boolean.' });
  });
});

it('whoever is not signed in any more is led to the login, whichever applet says so and how', async () => {
  network.use(...shopServer(`${APPLET}/applets/shop`), ...mallServer(`${APPLET}/applets/mall`));
  for (const name of ['shopCoupons', 'mallCoupons'])
    expect((await failureOf(providerOf(declared(name), 'old').getList(asked(name)))).kind).toBe('forbidden');
});

describe('coupons of a mall that answers 200 whatever happens', () => {
  const coupons = declared('mallCoupons');
  const of = { resource: 'mallCoupons' };
  beforeEach(() => network.use(...mallServer(`${APPLET}/applets/mall`)));

  it('are listed with ids beyond 2^53, each its own', async () => {
    const { data, total } = await providerOf(coupons).getList(asked('mallCoupons', 2, 10));
    expect([data.map(({ id }) => id), total]).toEqual([['9007199254741013', '9007199254741015'], 12]);
    const [first] = data;
    const { data: one } = await providerOf(coupons).getOne({ ...of, id: first?.id ?? '' });
    expect(one).toMatchObject({ id: '9007199254741013', name: '满减券 11' });
  });

  it('are narrowed, looked for, added, changed and deleted', async () => {
    const provider = providerOf(coupons);
    const members = { field: 'type', operator: 'eq', value: 1 } as const;
    expect((await provider.getList({ ...asked('mallCoupons'), filters: [members] })).total).toBe(6);
    const words = { field: '*', operator: 'contains', value: '券 1' } as const;
    expect((await provider.getList({ ...asked('mallCoupons'), filters: [words] })).total).toBe(4);
    const { data } = await provider.create({
      ...of,
      variables: { name: '中秋', type: 0, amount: '8.80', note: '限一次' },
    });
    await provider.update({ ...of, id: data.id ?? '', variables: { amount: '9.90' } });
    // It takes the whole record: what was not changed went back as it was.
    expect((await provider.getOne({ ...of, id: data.id ?? '' })).data).toMatchObject({
      name: '中秋',
      amount: '9.90',
      note: '限一次',
    });
    await provider.deleteOne({ ...of, id: data.id ?? '' });
    expect(await failureOf(provider.getOne({ ...of, id: data.id ?? '' }))).toMatchObject({
      sentence: '优惠券不存在',
      errcode: 404,
    });
  });

  it('that are refused say why in a code and a message', async () => {
    const variables = { name: '满减券 1', amount: '1' };
    expect(await failureOf(providerOf(coupons).create({ ...of, variables }))).toMatchObject({
      kind: 'refused',
      sentence: '名称已存在',
    });
  });
});

describe('promotion codes of a payment service', () => {
  const codes = declared('promotionCodes');
  const of = { resource: 'promotionCodes' };
  beforeEach(() => network.use(...payServer(`${APPLET}/applets/pay`)));

  it('are listed by the last id, whichever page is asked for first', async () => {
    const provider = providerOf(codes);
    const third = await provider.getList(asked('promotionCodes', 3, 3));
    expect([third.data.map(({ id }) => id), third.total]).toEqual([['promo_1Q7', 'promo_1Q8'], 8]);
    const second = await provider.getList(asked('promotionCodes', 2, 3));
    expect([second.data.map(({ id }) => id), second.total]).toEqual([['promo_1Q4', 'promo_1Q5', 'promo_1Q6'], 7]);
    expect((await provider.getList(asked('promotionCodes', 9, 3))).data).toEqual([]);
  });

  it('are narrowed, read, added and switched in forms', async () => {
    const provider = providerOf(codes);
    const active = { field: 'active', operator: 'eq', value: true } as const;
    expect((await provider.getList({ ...asked('promotionCodes'), filters: [active] })).data).toHaveLength(4);
    const { data } = await provider.create({ ...of, variables: { code: 'XMAS', coupon: 'c_50', active: true } });
    expect(data.id).toBe('promo_new8');
    await provider.update({ ...of, id: 'promo_new8', variables: { active: false } });
    expect((await provider.getOne({ ...of, id: 'promo_new8' })).data).toMatchObject({ code: 'XMAS', active: false });
  });

  it('that are there already say so at their field', async () => {
    const variables = { code: 'WELCOME1', coupon: 'c_50', active: true };
    const { faults } = await failureOf(providerOf(codes).create({ ...of, variables }));
    expect(faults).toEqual({ code: 'An active promotion code with `code: WELCOME1` already exists.' });
  });
});
