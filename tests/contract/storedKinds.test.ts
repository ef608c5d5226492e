import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asStored } from '#crud/declare/asStored.ts';
import { heldCodecs, writtenCodecs } from '#fields/codecs.ts';
import { exampleOf } from '#fields/examples.ts';
import { kinds } from '#fields/kinds.ts';
import type { Codec } from '#schemas/codecs/structure.ts';
import { toStored } from '#schemas/stored/StoredResource.ts';
import { keptCodecs, sentCodecs } from '#schemas/stored/storedKinds.ts';
import { everyKind, kindNames } from '../support/everyKind.ts';

const seeds = [0, 1, 2, 3, 5, 8, 13, 21, -7, 2 ** 31];
const asData = (fields: object) => {
  const written = { name: 'all', label: '全部', scope: 'shop', stored: true, fields, calls: { noun: 'all' } };
  return toStored(JSON.parse(JSON.stringify(written)))?.fields ?? {};
};
const encoded = (codec: Codec | undefined, value: unknown): unknown =>
  // What is encoded is the codec's own; its type is not known here.
  codec && JSON.parse(JSON.stringify(z.encode(codec, value as never) ?? null));

/** What is put together from other fields: nothing of its own is kept. */
const made: readonly string[] = ['computed', 'dayRange'];

test.each(kindNames)('the server spells a field of kind %s as the page does', (kind) => {
  const field = everyKind[kind];
  const fields = asData({ value: field });
  expect(fields.value).toBeDefined();
  expect(Object.keys(keptCodecs(fields))).toEqual(made.includes(kind) ? [] : ['value']);
  expect(Object.keys(keptCodecs(fields))).toEqual(kinds[kind].codec ? ['value'] : []);
  for (const seed of kinds[kind].codec ? seeds : []) {
    const value = exampleOf(field, seed);
    expect(encoded(keptCodecs(fields).value, value)).toEqual(
      encoded(heldCodecs(asStored({ value: field })).value, value),
    );
    expect(encoded(sentCodecs(fields).value, value)).toEqual(
      encoded(writtenCodecs(asStored({ value: field })).value, value),
    );
  }
});

test.each([
  ['as it was written', '{"b":1,"2":0,"a":{"z":1.0,"y":[]},"1":0}'],
  ['with a word that is JSON itself', '"{\\"a\\":1}"'],
])('JSON that is stored comes back %s, its keys in their order', (_, text) => {
  const field = everyKind.json;
  const fields = asData({ value: field });
  const page = asStored({ value: field });
  const body = z.encode(writtenCodecs(page).value ?? z.never(), text as never);
  const kept = encoded(keptCodecs(fields).value, z.decode(sentCodecs(fields).value ?? z.never(), body as never));
  expect(z.decode(heldCodecs(page).value ?? z.never(), kept as never)).toBe(text);
});

test('JSON that was kept as itself is read all the same', () => {
  const page = asStored({ value: everyKind.json });
  expect(z.decode(heldCodecs(page).value ?? z.never(), { b: 1 } as never)).toBe('{"b":1}');
  expect(z.decode(keptCodecs(asData({ value: everyKind.json })).value ?? z.never(), { b: 1 } as never)).toBe('{"b":1}');
});
