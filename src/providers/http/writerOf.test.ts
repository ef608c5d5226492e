import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { goodsAdd, goodsList } from '#schemas/endpoints/goods.ts';
import { endpoints } from '#schemas/endpoints/table.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { exampleOf } from '../../../tests/support/exampleOf.ts';
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

/** What is sent of a value: nothing that is undefined, and lists as JSON writes them. */
const sent = (written: unknown) => JSON.parse(JSON.stringify(written));

test.each(Object.entries(endpoints))(
  'T2 what is written of %s without its schema, the schema would write',
  (_, row) => {
    const example = exampleOf(row.request);
    expect(sent(z.encode(row.request, example))).toEqual(
      sent(writerOf(row.request)(example) === UNSURE ? z.encode(row.request, example) : writerOf(row.request)(example)),
    );
    const names = Object.keys(row.request.def.shape);
    if (names.length === 0) return expect(writerOf(row.request)(example)).toEqual({});
    fc.assert(
      fc.property(fc.constantFrom(...names), strange, (name, value) => {
        const changed = { ...example, [name]: value };
        const written = writerOf(row.request)(changed);
        if (written === UNSURE) return;
        const asked = z.safeEncode(row.request, changed);
        expect(asked.success && sent(asked.data)).toEqual(sent(written));
      }),
    );
  },
);

test.each([
  ['goods', goodsAdd],
  ['a page of goods', goodsList],
  ['a tag', tagAdd],
])('an ordinary body of %s is written without asking its schema', (_, { request }) => {
  expect(writerOf(request)(exampleOf<z.ZodMiniType>(request))).not.toBe(UNSURE);
});
