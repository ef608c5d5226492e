import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { createChanges } from './createChanges.ts';
import { toForm } from './formValues.ts';

const { form = { sections: [] } } = goods;
const record = {
  id: 7,
  name: '水饺',
  type: 2,
  stock: 3,
  imgs: ['/a.png'],
  spec: [{ id: 1, name: '大份', price: '12.50' }],
  description: [{ type: 1, text: '现包' }],
};
const start = toForm(goods, form, record);

function open() {
  const changes = createChanges(goods, form, start);
  let values = start;
  return {
    changes,
    type(typed: Readonly<Record<string, unknown>>) {
      values = { ...values, ...typed };
      changes.compare(Object.keys(typed), values);
      return changes.shown.get();
    },
    values: () => values,
  };
}

it('typed and put back is clean', () => {
  const { type } = open();
  expect(type({ name: '虾饺' })).toEqual(['name']);
  expect(type({ name: '水饺' })).toEqual([]);
});

it('what has changed stands in the order of the form, however it was typed', () => {
  const { type } = open();
  type({ stock: 5 });
  expect(type({ name: '虾饺' })).toEqual(['name', 'stock']);
});

test.each([
  ['a description that only got empty blocks', { description: [...record.description, { type: 1, text: ' ' }] }],
  ['a field that was empty and was emptied', { tag_id: undefined }],
  ['a list that was made anew and says the same', { imgs: [...record.imgs] }],
])('%s is clean', (_, typed) => {
  expect(open().type(typed)).toEqual([]);
});

test.each([
  ['a price in a row', { spec: { ...Object(start.spec), 2: [{ ...record.spec[0], price: '13' }] } }, ['spec']],
  ['a row more', { spec: { ...Object(start.spec), 2: [...record.spec, {}] } }, ['spec']],
  ['pictures in another order', { imgs: ['/b.png', '/a.png'] }, ['imgs']],
  ['a count of nothing', { stock: 0 }, ['stock']],
])('%s is a change', (_, typed, names) => {
  expect(open().type(typed)).toEqual(names);
});

it('G4 what was typed into a field that is hidden now is remembered, and is not sent', () => {
  const { changes, type } = open();
  type({ spec: { ...Object(start.spec), 2: [] } });
  expect(type({ type: 1 })).toEqual(['type']);
  expect(changes.all()).toEqual(['type', 'spec']);
  expect(type({ type: 2 })).toEqual(['spec']);
});

it('whoever listens hears of a field that joins or leaves, and not of every key', () => {
  const { changes, type } = open();
  let heard = 0;
  changes.shown.subscribe(() => {
    heard += 1;
  });
  for (const name of ['虾', '虾饺', '虾饺皇']) type({ name });
  expect(heard).toBe(1);
  type({ name: '水饺' });
  expect(heard).toBe(2);
});

it('another baseline is compared with at once', () => {
  const { changes, type, values } = open();
  type({ name: '虾饺' });
  changes.rebase({ ...start, name: '虾饺', stock: 9 }, values());
  expect(changes.shown.get()).toEqual(['stock']);
});

it('a field that is not of this form is nobody’s change', () => {
  expect(open().type({ total_sales: 7 })).toEqual([]);
});

it('any order of the same typing ends with the same changes', () => {
  const step = fc.oneof(
    fc.record({ name: fc.constantFrom('水饺', '虾饺') }),
    fc.record({ type: fc.constantFrom(1, 2, 3) }),
    fc.record({ stock: fc.constantFrom(3, 4, undefined) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const { changes, type, values } = open();
      for (const typed of steps) type(typed);
      const anew = createChanges(goods, form, start);
      anew.compare(Object.keys(values()), values());
      expect(changes.shown.get()).toEqual(anew.shown.get());
    }),
  );
});

it('a row among a hundred is compared within a millisecond or so', () => {
  const rows = (last: string) =>
    Array.from({ length: 100 }, (_, at) => ({ id: at, name: at === 99 ? last : `规格${at}`, price: '1.00' }));
  const changes = createChanges(goods, form, { ...start, spec: { 2: rows('a') } });
  const before = performance.now();
  for (let key = 0; key < 100; key += 1) changes.compare(['spec'], { ...start, spec: { 2: rows(`${key}`) } });
  expect((performance.now() - before) / 100).toBeLessThan(4);
  expect(changes.shown.get()).toEqual(['spec']);
});
