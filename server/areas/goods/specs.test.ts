import { expect, it } from 'vitest';
import { goodsAdd, goodsInfo, goodsUpdate, specDelete } from '#schemas/endpoints/goods.ts';
import type { Spec } from '#schemas/entities/spec.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const bare = { shop_id: 1, name: '豆浆', stock: 10 } as const;
const small = { name: '小杯', price: '2.50', key: 's' };
const large = { name: '大杯', price: '3.5', key: 'l' };
const choice: Spec = {
  Name: '甜度',
  range: '单选',
  required: 'required',
  type: 'radio',
  maximum: 1,
  minimum: 1,
  maximumEach: 1,
  options: [
    { name: '全糖', price: '0' },
    { name: '无糖', price: '0.5' },
  ],
};

const add = async (type: 2 | 3, spec: Spec[]) => {
  const { product_id } = await applet.read(goodsAdd, { ...bare, type, spec }, 'demo');
  return product_id;
};
const read = async (product_id: number) => (await applet.read(goodsInfo, { product_id }, 'demo')).goods;
const ids = async (product_id: number) => (await read(product_id)).spec.map(({ id }) => id ?? 0);
const update = (product_id: number, fields: { type?: 1 | 2 | 3; spec?: Spec[]; price?: string }) =>
  applet.ask(goodsUpdate, { shop_id: 1, product_id, ...fields }, 'demo');

it('G5 keeps priced specs in the order sent, and the cheapest as the price', async () => {
  const goods = await read(await add(2, [large, small]));
  expect(goods.spec).toEqual([
    { id: expect.any(Number), ...large },
    { id: expect.any(Number), ...small },
  ]);
  expect(goods.price).toBe('2.50');
});

it('G6 keeps complex specs as they were written', async () => {
  const goods = await read(await add(3, [choice]));
  expect(goods.spec).toEqual([{ id: expect.any(Number), ...choice }]);
});

it('G5 changes rows with an id, adds those without, and keeps those not sent behind them', async () => {
  const id = await add(2, [small, large]);
  const [first = 0, second = 0] = await ids(id);
  await update(id, {
    spec: [
      { name: '特大杯', price: '4' },
      { id: second, name: '大杯', price: '3.80' },
    ],
  });
  expect((await read(id)).spec).toEqual([
    { id: expect.any(Number), name: '特大杯', price: '4' },
    { id: second, name: '大杯', price: '3.80' },
    { id: first, ...small },
  ]);
});

it('G5 removes one row', async () => {
  const id = await add(2, [small, large]);
  const [first = 0, second = 0] = await ids(id);
  await applet.read(specDelete, { product_id: id, spec_id: first }, 'demo');
  expect(await ids(id)).toEqual([second]);
  const missing = { status: 200, errcode: 404, errmsg: '规格不存在' };
  expect(await applet.ask(specDelete, { product_id: id, spec_id: first }, 'demo')).toEqual(missing);
});

it('G4 drops the rows of the other type when the type changes', async () => {
  const id = await add(2, [small, large]);
  await update(id, { type: 3, spec: [choice] });
  expect(await read(id)).toMatchObject({ type: 3, spec: [choice] });
  await update(id, { type: 1, price: '9' });
  expect(await read(id)).toMatchObject({ type: 1, price: '9', spec: [] });
});

it('G5 refuses a row of other goods, and changes nothing', async () => {
  const id = await add(2, [small]);
  const [foreign = 0] = await ids(await add(2, [large]));
  const before = await read(id);
  expect(await update(id, { price: '99', spec: [{ ...small, id: foreign }] })).toMatchObject({ errcode: 404 });
  expect(await read(id)).toEqual(before);
  expect((await applet.ask(specDelete, { product_id: id, spec_id: foreign }, 'demo')).errcode).toBe(404);
});

it('G5 refuses two rows under one id', async () => {
  const id = await add(2, [small, large]);
  const [first = 0] = await ids(id);
  const twice = [
    { ...small, id: first },
    { ...large, id: first },
  ];
  expect(await update(id, { spec: twice })).toEqual({ status: 200, errcode: 400, errmsg: '参数错误：spec' });
});

it.each<[2 | 3, Spec[], string]>([
  [2, [], '请至少添加一个规格'],
  [2, [{ name: ' ', price: '1' }], '请输入规格的名称'],
  [2, [{ name: '小杯', price: '一块' }], '参数错误：spec.0.price'],
  [2, [{ name: '小杯', price: '1.005' }], '价格格式不正确'],
  [2, [choice], '请检查填写项'],
  [3, [small], '请检查填写项'],
  [3, [{ ...choice, minimum: 2 }], '最少不能大于最多'],
  [3, [{ ...choice, maximum: 3 }], '最多不能超过选项数 × 单项最多'],
])('G5 G6 refuses type %i with %o', async (type, spec, errmsg) => {
  const fields = { ...bare, shop_id: '1', stock: '10', type: String(type), spec: JSON.stringify(spec) };
  const reply = await applet.send(goodsAdd, fields, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg });
});

it('G5 refuses rows of the wrong kind even when the type is not sent', async () => {
  const id = await add(2, [small]);
  expect((await update(id, { spec: [choice] })).errmsg).toBe('请检查填写项');
});
