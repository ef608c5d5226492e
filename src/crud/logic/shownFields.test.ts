import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { dependenciesOf, shownFields } from './shownFields.ts';

const when = { price: { type: [1] }, unit: { price_by: ['unit'] }, price_by: { type: [1] } };
const names = ['type', 'price', 'price_by', 'unit'];

test.each([
  [{ type: 1, price_by: 'unit' }, ['type', 'price', 'price_by', 'unit']],
  [{ type: 1, price_by: 'whole' }, ['type', 'price', 'price_by']],
  // What the unit hangs on still holds its old value, but is out of sight itself.
  [{ type: 2, price_by: 'unit' }, ['type']],
  [{}, ['type']],
])('G4 with %j exactly %j are in sight', (values, shown) => {
  expect([...shownFields(names, when, values)]).toEqual(shown);
});

it('G4 the order in which fields are named or filled in changes nothing', () => {
  const values = fc.record({ type: fc.constantFrom(1, 2), price_by: fc.constantFrom('unit', 'whole') });
  const orders = fc.shuffledSubarray(names, { minLength: names.length });
  fc.assert(
    fc.property(values, orders, (filled, order) => {
      const backwards = Object.fromEntries(Object.entries(filled).reverse());
      expect(new Set(shownFields(order, when, backwards))).toEqual(shownFields(names, when, filled));
    }),
  );
});

it('a field knows everything it depends on, near and far', () => {
  expect(dependenciesOf('unit', when)).toEqual(['price_by', 'type']);
  expect(dependenciesOf('type', when)).toEqual([]);
});
