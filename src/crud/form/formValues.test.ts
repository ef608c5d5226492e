import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import { goods } from '#resources/goods/goods.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { shownFields } from '../logic/shownFields.ts';
import { changedPart, formFields, fromForm, toForm } from './formValues.ts';

const { form = { sections: [] } } = goods;

it('G4 asks for the fields in the order of the sections', () => {
  expect(formFields(form)).toEqual(['name', 'imgs', 'tag_id', 'stock', 'type', 'price', 'spec', 'description']);
});

test.each([
  [1, true, false],
  [2, false, true],
  [3, false, true],
  [undefined, false, false],
])('G4 goods of type %j show the price: %j, the specs: %j, and always the name', (type, price, spec) => {
  expect(shownFields(['price'], form.when, { type }).has('price')).toBe(price);
  expect(shownFields(['spec'], form.when, { type }).has('spec')).toBe(spec);
  expect(shownFields(['name'], form.when, { type }).has('name')).toBe(true);
});

it('G4 a new record starts with what the declaration says', () => {
  expect(toForm(goods, form, undefined)).toMatchObject({
    name: undefined,
    type: 1,
    stock: undefined,
    spec: { 2: [{}], 3: [{ required: 'required', minimum: 1, options: [{ price: '0' }] }] },
  });
});

it('G8 a record fills the form with its own fields and no others', () => {
  const record = { id: 7, name: '水饺', type: 1, price: '12.50', stock: 2, total_sales: 40, imgs: ['/a.png'] };
  const values = toForm(goods, form, record);
  expect(Object.keys(values)).toEqual(formFields(form));
  expect(values).toMatchObject({ name: '水饺', type: 1, price: '12.50', stock: 2, imgs: ['/a.png'] });
});

it('G8 specs fill the variant of their own type, the other keeps its start', () => {
  const spec = [{ id: 5, name: '大份', price: '15.00' }];
  expect(toForm(goods, form, { id: 7, type: 2, spec }).spec).toEqual({
    2: spec,
    3: [expect.objectContaining({ required: 'required' })],
  });
  expect(toForm(goods, form, { id: 7, type: 2, spec: [] }).spec).toMatchObject({ 2: [{}] });
});

it('T6 what did not arrive is not made up in a form of a record', () => {
  expect(toForm(goods, form, { id: 7 })).toMatchObject({
    name: undefined,
    type: undefined,
    stock: undefined,
    tag_id: undefined,
  });
});

const priced = {
  name: '奶茶',
  type: 2,
  price: '9.99',
  spec: { 2: [{ name: '中杯', price: '5.00' }], 3: [{ Name: '辣度' }] },
  stock: 3,
};

it('G4 a hidden field is not sent', () => {
  expect(fromForm(goods, form, priced)).not.toHaveProperty('price');
  expect(fromForm(goods, form, { ...priced, type: 1 })).not.toHaveProperty('spec');
});

test.each([
  [2, [{ name: '中杯', price: '5.00' }]],
  [3, [{ Name: '辣度' }]],
])('G5 G6 of the specs only those of type %d are sent', (type, spec) => {
  expect(fromForm(goods, form, { ...priced, type }).spec).toEqual(spec);
});

it('T2 what was not filled in stays undefined, so that it is left out of the body', () => {
  const sent = fromForm(goods, form, { name: '水饺', type: 2, stock: 1 });
  expect(sent).toMatchObject({ tag_id: undefined, spec: undefined, description: undefined });
});

it('G4 blocks that say nothing are not sent, an empty description is', () => {
  const blocks = [
    { type: 1, text: '现包' },
    { type: 1, text: '  ' },
    { type: 2, text: '' },
    { type: 2, text: '/a.png' },
  ];
  expect(fromForm(goods, form, { ...priced, description: blocks }).description).toEqual([blocks[0], blocks[3]]);
  expect(fromForm(goods, form, { ...priced, description: [{ type: 1, text: '' }] }).description).toEqual([]);
});

it('G8 saving what was loaded sends it back as it came', () => {
  const record = {
    id: 7,
    name: '水饺',
    imgs: ['/b.png', '/a.png'],
    tag_id: 3,
    type: 3,
    spec: [
      {
        id: 5,
        range: 'x',
        Name: '辣度',
        required: 'optional',
        type: 'radio',
        minimum: 0,
        maximum: 1,
        maximumEach: 1,
        options: [],
      },
    ],
    stock: 0,
    description: [{ type: 3, text: '<p>好</p>' }],
  };
  const { id: _, ...written } = record;
  expect(fromForm(goods, form, toForm(goods, form, record))).toEqual(written);
});

it('a form that names a field the resource does not have says so', () => {
  const broken = { sections: [{ title: '', fields: ['nmae'] }] };
  expect(() => fromForm(goods, broken, {})).toThrow('Failed to find the field "nmae" of goods.');
});

it('a field with two conditions is shown while both hold', () => {
  const twofold = { sections: [], when: { address: { delivery: [1], status: [0, 1] } } };
  expect(shownFields(['address'], twofold.when, { delivery: 1, status: 0 }).has('address')).toBe(true);
  expect(shownFields(['address'], twofold.when, { delivery: 1, status: 2 }).has('address')).toBe(false);
  expect(shownFields(['address'], twofold.when, { delivery: 2, status: 0 }).has('address')).toBe(false);
});

it('a text field is sent as it stands', () => {
  const resource = { ...goods, fields: { note: f.text({ label: '备注' }) } };
  const plain = { sections: [{ title: '', fields: ['note'] }] };
  expect(fromForm(resource, plain, { note: ' 两端的空格 ' })).toEqual({ note: ' 两端的空格 ' });
});

it('G7 what was taken away is sent as nothing, or named where no applet would read it so', () => {
  const lockers = defineResource({
    name: 'lockers',
    label: '取货柜',
    scope: 'shop',
    fields: { note: f.text({ label: '说明' }), photo: f.image({ label: '照片' }), rent: f.money({ label: '租金' }) },
    calls: conventionalCalls('locker'),
  });
  const before = { note: '旧', photo: '/files/a.png', rent: '5.00' };
  const part = (values: object, changed = ['note', 'photo', 'rent']) =>
    changedPart(lockers, lockers.form ?? { sections: [] }, changed, { values: { ...before, ...values }, before });
  expect(part({ note: undefined, photo: undefined }, ['note', 'photo'])).toEqual({
    sent: { note: '', photo: '' },
    problems: [],
  });
  expect(part({ rent: '' }).problems).toEqual([['rent', '「租金」不能清空，请改成别的内容']]);
});
