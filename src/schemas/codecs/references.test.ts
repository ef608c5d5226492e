import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { count } from './count.ts';
import { opaque } from './opaque.ts';
import { type ReferencesWire, references } from './references.ts';
import { type Codec, spelled, structured } from './structure.ts';

const itself = (codec: Codec): Codec => codec;

test.each<[ReferencesWire, unknown, unknown]>([
  ['list', [3, '7'], [3, 7]],
  ['list', '[3,7]', [3, 7]],
  ['list', [], []],
  ['text', '3, 7', [3, 7]],
  ['text', '', []],
  ['rows', [{ id: 3, name: '新品' }, { id: 7 }], [3, 7]],
  ['rows', '[{"id":3}]', [3]],
])('several ids as %s: %j is read as %j', (wire, sent, ids) => {
  expect(z.decode(references(count, wire, structured), sent as never)).toEqual(ids);
});

test.each<[ReferencesWire, unknown]>([
  ['list', ['三']],
  ['list', [[3]]],
  ['text', '3,三'],
  ['rows', [3]],
  ['rows', [{ name: '新品' }]],
])('several ids as %s: %j is refused', (wire, sent) => {
  expect(z.safeDecode(references(count, wire, structured), sent as never).success).toBe(false);
});

const ways = fc.constantFrom<ReferencesWire>('list', 'text', 'rows');
const id = fc.stringMatching(/^[^,\s]{1,20}$/);

test('whatever the ids are, and however they stand, they come back in their order', () => {
  fc.assert(
    fc.property(
      ways,
      fc.array(fc.nat()),
      fc.array(id),
      fc.constantFrom(itself, structured, spelled),
      (wire, ...given) => {
        const [numbers, texts, nest] = given;
        for (const [codec, ids] of [
          [references(count, wire, nest), numbers],
          [references(opaque, wire, nest), texts],
        ] as const) {
          expect(z.decode(codec, z.encode(codec, ids as never) as never)).toEqual(ids);
        }
      },
    ),
  );
});
