import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { goods, goodsForm } from './goods.ts';
import { groupon, grouponForm } from './groupon.ts';
import { robot } from './robot.ts';
import { shopForm } from './shop.ts';
import { spec } from './spec.ts';
import { user } from './user.ts';

const wire = {
  id: '7',
  name: '手工水饺',
  description: '[{"type":1,"text":"现包"}]',
  tag_id: '3',
  imgs: ['/image/1.png'],
  price: 12.5,
  stock: '20',
  total_sales: 4,
  status: '1',
  type: 2,
  spec: '[{"id":"1","name":"大份","price":15,"key":"a"}]',
};

it('T6 reads goods however the applet spells their numbers and lists', () => {
  expect(z.parse(goods, wire)).toEqual({
    id: 7,
    name: '手工水饺',
    description: [{ type: 1, text: '现包' }],
    tag_id: 3,
    imgs: ['/image/1.png'],
    price: '12.5',
    stock: 20,
    total_sales: 4,
    status: 1,
    type: 2,
    spec: [{ id: 1, name: '大份', price: '15', key: 'a' }],
  });
});

test.each([
  ['a blank name', { name: ' ' }, '请输入商品名称'],
  ['a wrong price', { price: '1.234' }, '价格格式不正确'],
  ['half a piece in stock', { stock: -1 }, '库存必须是不小于 0 的整数'],
])('G4 goods with %s are refused in the words of the rule', (_, fields, sentence) => {
  const written = { name: '手工水饺', price: '12.50', stock: 20, type: 1, ...fields } as const;
  expect(z.safeEncode(goodsForm, written).error?.issues[0]).toMatchObject({
    message: sentence,
    params: { rule: true },
  });
});

it('G6 reads a group of choices and a priced row by their own fields', () => {
  const choices = {
    Name: '辣度',
    required: 'required',
    type: 'radio',
    maximum: '1',
    minimum: 1,
    maximumEach: 1,
    options: [{ name: '微辣', price: 0 }],
  };
  expect(z.parse(spec, choices)).toEqual({ ...choices, maximum: 1, options: [{ name: '微辣', price: '0' }] });
  expect(z.parse(spec, { name: '大份', price: '15.00' })).toEqual({ name: '大份', price: '15.00' });
  expect(z.safeParse(spec, { ...choices, required: 'maybe' }).success).toBe(false);
});

const grouponProduct = { id: 1, name: '新米', price: '35.00', description: '', limit: 0, img: '', amount: 20 };
const released: z.output<typeof grouponForm> = {
  name: '五常新米团',
  delivery: 2,
  description: [{ type: 1, text: '新米' }],
  img: '/image/rice.png',
  start_date: '2026-03-08',
  end_date: '2026-03-15',
  products: [grouponProduct],
  status: 1,
  address: '',
};

it('B6 a group-buy leaves with its days as days and its blocks under content', () => {
  expect(z.encode(grouponForm, released)).toMatchObject({
    start_date: '2026-03-08',
    description: '[{"type":1,"content":"新米"}]',
    products: JSON.stringify([grouponProduct]),
  });
});

test.each([
  ['price', '1.234', '请输入正确的商品价格'],
  ['limit', -1, '限制购买数量必须大于0'],
])('B4 a group-buy whose product has the %s %j is refused in the words of the rule', (field, value, sentence) => {
  const products = [{ ...grouponProduct, [field]: value }];
  expect(z.safeEncode(grouponForm, { ...released, products }).error?.issues[0]?.message).toBe(sentence);
});

it('B3 the times of a group-buy are read as UTC days', () => {
  const shape = z.object({ start_time: groupon.shape.start_time, end_time: groupon.shape.end_time });
  expect(z.parse(shape, { start_time: '1772928000', end_time: 1_773_532_800 })).toEqual({
    start_time: '2026-03-08',
    end_time: '2026-03-15',
  });
});

it('T6 a stored product that no rule would let in any more is shown as it is', () => {
  const stored = [{ ...grouponProduct, price: '1.234', limit: -1 }];
  expect(z.parse(groupon.shape.products, stored)).toEqual(stored);
});

it('S1 the tags of a shop leave as JSON in a text, its switches as 1 and 0', () => {
  const { tags, display_shop_cart } = shopForm.shape;
  const shape = z.object({ tags, display_shop_cart });
  expect(z.encode(shape, { tags: ['早餐', '夜宵'], display_shop_cart: false })).toEqual({
    tags: '["早餐","夜宵"]',
    display_shop_cart: 0,
  });
});

it('a user without a city and a robot without a user are read as such', () => {
  expect(z.parse(user, { name: '陈掌柜', avatar: '', role: '2', cur_city: null })).toMatchObject({
    role: 2,
    cur_city: null,
  });
  expect(z.parse(robot, { user: null, logged_in: '0', auto_verify: 1, welcome_msg: '' })).toEqual({
    user: null,
    logged_in: false,
    auto_verify: true,
    welcome_msg: '',
  });
});
