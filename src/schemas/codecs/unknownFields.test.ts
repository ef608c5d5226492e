import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { text } from './text.ts';
import { keepingUnknown, unknownOf } from './unknownFields.ts';

test.each([
  ['what it does not name', { name: '羽毛球群', rank: 7, extra: { a: [1] } }, { rank: 7, extra: { a: [1] } }],
  ['nothing, where all is named', { name: '羽毛球群' }, {}],
  ['no empty values', { name: '羽毛球群', rank: null, note: undefined }, {}],
])('of a value a schema keeps %s', (_, value, kept) => {
  expect(unknownOf(keepingUnknown(z.object({ name: text })), value)).toEqual(kept);
});

test('a schema that was not told to keeps nothing', () => {
  expect(unknownOf(z.object({ name: text }), { name: '羽毛球群', rank: 7 })).toEqual({});
});
