import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { draftKey, type Place, readDraftKey } from './draftKey.ts';

const id = fc.nat();
const place = fc.oneof<fc.Arbitrary<Place>[]>(
  fc.constant<Place>('new'),
  id,
  id.map((of): Place => `from:${of}`),
  id.map((of): Place => `next:${of}`),
);
const of = fc.record({
  owner: fc.string(),
  scope: fc.option(fc.nat(), { nil: undefined }),
  resource: fc.string({ minLength: 1 }),
  place,
});

it('N4 a key says again what it was made of, whatever the names are', () => {
  fc.assert(
    fc.property(of, fc.string(), (made, opened) => {
      const { owner: _, ...rest } = made;
      expect(readDraftKey(draftKey(made, opened))).toEqual(rest);
    }),
  );
});

test.each(['draft/m.1', 'draft/m.1/1/goods', 'draft/m.1/1/goods/somewhere/x', 'draft/m.1/1/%E0%A4%A/new/x', ''])(
  'N4 %s says nothing',
  (key) => {
    expect(readDraftKey(key)).toBeUndefined();
  },
);
