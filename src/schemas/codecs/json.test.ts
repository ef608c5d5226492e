import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { count } from './count.ts';
import { jsonText, jsonValue } from './json.ts';
import { text } from './text.ts';

const rows = z.array(z.object({ id: count, name: text }));
const read = [{ id: 1, name: '豆腐' }];

test.each([
  ['a list', [{ id: 1, name: '豆腐' }]],
  ['a list in a text', '[{"id":1,"name":"豆腐"}]'],
  ['numbers as texts', [{ id: '1', name: '豆腐' }]],
  ['numbers as texts in a text', ' [{"id":"1","name":"豆腐"}] '],
])('T6 reads %s', (_, wire) => {
  expect(z.decode(jsonText(rows), wire)).toEqual(read);
  expect(z.decode(jsonValue(rows), wire)).toEqual(read);
});

test.each([['['], ['{}'], ['null'], [''], ['豆腐'], [null], [7], [[{ name: '没有编号' }]], ['[{"id":"x","name":""}]']])(
  'refuses %j',
  (wire) => {
    expect(z.safeDecode(jsonText(rows), wire).success).toBe(false);
    expect(z.safeDecode(jsonValue(rows), wire).success).toBe(false);
  },
);

it('says where a row inside is wrong', () => {
  const { error } = z.safeDecode(jsonValue(rows), '[{"id":1,"name":"a"},{"id":"x","name":"b"}]');
  expect(error?.issues[0]?.path).toEqual([1, 'id']);
});

it('T2 leaves as JSON in a text for a form, and as itself in an answer', () => {
  expect(z.encode(jsonText(rows), read)).toBe('[{"id":1,"name":"豆腐"}]');
  expect(z.encode(jsonValue(rows), read)).toEqual(read);
});

it('reads back every list of texts it writes', () => {
  const texts = jsonText(z.array(text));
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (value) => {
      expect(z.decode(texts, z.encode(texts, value))).toEqual(value);
    }),
  );
});
