import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exampleOf } from '../../../tests/support/exampleOf.ts';
import { goodsAdd, goodsList } from '../endpoints/goods.ts';
import { endpoints } from '../endpoints/table.ts';
import { tagAdd } from '../endpoints/tags.ts';
import { UNSURE, writerOf } from './writerOf.ts';

const strange = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', '1', -1, 1.5, Number.NaN, [], {}, [null], [{}], true),
  fc.constantFrom(
    '12.50',
    '1e3',
    '2026-02-30',
    { type: 1, text: '茶' },
    [{ type: 1, text: '茶' }],
    [{ type: 9, text: '' }],
  ),
  fc.anything(),
);

/** What is sent of a value, byte for byte: nothing that is undefined, and fields in their order. */
const sent = (written: unknown) => JSON.stringify(written);

const sides = Object.entries(endpoints).flatMap(([name, { request, response }]) => [
  { name: `${name} asks`, schema: request },
  { name: `${name} answers`, schema: response },
]);

test.each(sides)('T2 what $name is written without its schema as the schema would', ({ schema }) => {
  const example: Readonly<Record<string, unknown>> = exampleOf(schema);
  const names = Object.keys(schema.def.shape);
  if (names.length === 0) return expect(writerOf(schema)(example)).toEqual({});
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.oneof(fc.constant('as it was'), strange), (name, value) => {
      const changed = value === 'as it was' ? example : { ...example, [name]: value };
      const written = writerOf(schema)(changed);
      if (written === UNSURE) return;
      const asked = z.safeEncode(schema, changed);
      expect(asked.success && sent(asked.data)).toBe(sent(written));
    }),
  );
});

test.each([
  ['goods', goodsAdd],
  ['a page of goods', goodsList],
  ['a tag', tagAdd],
])('an ordinary body and answer of %s are written without asking the schema', (_, { request, response }) => {
  for (const schema of [request, response]) {
    expect(writerOf(schema)(exampleOf<z.ZodMiniType>(schema))).not.toBe(UNSURE);
  }
});
