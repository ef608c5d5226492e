import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { count } from '#schemas/codecs/count.ts';
import { jsonValue } from '#schemas/codecs/json.ts';
import { money } from '#schemas/codecs/money.ts';
import { text } from '#schemas/codecs/text.ts';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { endpoints } from '#schemas/endpoints/table.ts';
import { exampleOf } from '../../../tests/support/exampleOf.ts';
import { decodeLoose } from './decodeLoose.ts';

const product = z.object({ id: count, name: text, price: money, imgs: jsonValue(z.array(text)) });
const answer = z.object({
  products: z.array(product),
  total: z.optional(count),
  owner: z.nullable(z.object({ name: text })),
});

/** What is read of an answer, and what is told of it. */
function read(wire: unknown, schema: z.ZodMiniType = answer) {
  const told: string[] = [];
  const value = decodeLoose(schema, wire, (path, why) => told.push(`${path} ${why}`));
  return { value, told };
}

const sound = { id: 1, name: '水饺', price: '12.50', imgs: ['/a.png'] };

it('T6 reads a sound answer and tells nothing', () => {
  const wire = { products: [sound], total: '1', owner: { name: '陈' }, more: 'unknown' };
  expect(read(wire)).toEqual({ value: { products: [sound], total: 1, owner: { name: '陈' } }, told: [] });
});

it('T6 leaves out what the endpoint row does not name, of a row that is sound otherwise', () => {
  const { value } = read({
    products: [{ ...sound, more: 1 }, { more: 1, ...sound, name: undefined }, sound],
    owner: null,
  });
  expect(value).toEqual({ products: [sound, { ...sound, name: undefined }, sound], owner: null });
});

it('T6 reads each answer of the table that is as its schema writes it as the schema would', () => {
  for (const { response } of Object.values(endpoints)) {
    const wire = z.encode(response, exampleOf(response));
    expect(read(wire, response)).toEqual({ value: z.decode(response, wire), told: [] });
  }
});

it('T6 reads numbers that are texts, however deep', () => {
  const wire = { products: [{ ...sound, id: '1', price: 12.5 }], owner: null };
  expect(read(wire)).toEqual({ value: { products: [{ ...sound, price: '12.5' }], owner: null }, told: [] });
});

it('T6 shows the rest of a row whose price is wrong, and tells which one it is', () => {
  const rows = [sound, sound, sound, { ...sound, id: 4, price: 'free' }];
  const { value, told } = read({ products: rows, owner: null });
  expect(value).toEqual({
    products: [sound, sound, sound, { ...sound, id: 4, price: undefined }],
    owner: null,
    total: undefined,
  });
  expect(told).toEqual(['products.3.price Invalid input']);
});

it('T6 tells of a field that is missing', () => {
  const { value, told } = read({ products: [{ id: 1, price: '1', imgs: [] }], owner: null });
  expect(value).toMatchObject({ products: [{ id: 1, name: undefined, price: '1' }] });
  expect(told).toEqual(['products.0.name is missing']);
});

it('T6 drops a row without an id, keeps the others, and tells of it', () => {
  const { value, told } = read({ products: [{ ...sound, id: undefined }, sound, { ...sound, id: 'x' }], owner: null });
  expect(value).toMatchObject({ products: [sound] });
  expect(told).toEqual(['products.0.id is missing', 'products.2.id Invalid input']);
});

it('T6 drops what is no row at all', () => {
  const { value, told } = read({ products: [null, 'x', sound, 7], owner: null });
  expect(value).toMatchObject({ products: [sound] });
  expect(told).toEqual(['products.0 Invalid input', 'products.1 Invalid input', 'products.3 Invalid input']);
});

it('T6 keeps rows that never have an id', () => {
  const { value } = read(
    [{ name: '甲' }, { name: '乙', amount: 'x' }],
    z.array(z.object({ name: text, amount: z.optional(count) })),
  );
  expect(value).toEqual([{ name: '甲' }, { name: '乙' }]);
});

it('T6 tells where JSON in a text is broken', () => {
  const { value, told } = read({ products: [{ ...sound, imgs: '["/a.png"' }], owner: null });
  expect(value).toMatchObject({ products: [{ id: 1, name: '水饺', imgs: undefined }] });
  expect(told).toEqual(['products.0.imgs expected JSON in a string']);
});

it('T6 walks into a record that may be null', () => {
  const { value, told } = read({ products: [], owner: { name: false } });
  expect(value).toMatchObject({ owner: { name: undefined } });
  expect(told).toEqual(['owner.name Invalid input']);
});

test.each([[{}], [{ products: 'none', owner: 3 }], [{ products: {}, owner: [] }]])(
  'T6 reads nothing of %j, without failing',
  (wire) => {
    const { value, told } = read(wire);
    expect(value).toMatchObject({ products: undefined, owner: undefined });
    expect(told).toHaveLength(2);
  },
);

it('T6 tells each wrong field of 500 rows by its own path', () => {
  const products = Array.from({ length: 500 }, (_, index) => ({
    ...sound,
    id: index + 1,
    name: index % 100 === 0 ? null : '水饺',
  }));
  expect(read({ products, owner: null }).told).toEqual(
    [0, 100, 200, 300, 400].map((index) => `products.${index}.name Invalid input`),
  );
});

it('T6 holds for the real list of goods: an unknown status is told, the goods are shown', () => {
  const goods = {
    id: 1,
    name: '水饺',
    description: '[]',
    tag_id: 1,
    imgs: '[]',
    price: 1,
    stock: 1,
    total_sales: 0,
    status: 9,
    type: 1,
    spec: '[]',
  };
  const { value, told } = read(
    { products: [goods], current_page: 1, total_page: 1, total_count: 1 },
    goodsList.response,
  );
  expect(value).toMatchObject({ products: [{ id: 1, name: '水饺', status: undefined }], total_count: 1 });
  expect(told).toEqual(['products.0.status Invalid input']);
});
