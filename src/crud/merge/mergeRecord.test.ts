import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { mergeRecord } from './mergeRecord.ts';
import { sameValue } from './sameValue.ts';

const word = fc.constantFrom('a', 'b', 'c', '', undefined);
const rowsOf = fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), name: word }), { maxLength: 3 });
/** Fields that are one thing each. */
const whole = fc.record({ name: word, price: fc.integer({ min: 0, max: 3 }), spec: rowsOf });
const field = fc.oneof(word, fc.integer({ min: 0, max: 3 }), rowsOf, fc.record({ 2: word, 3: word }));
const record = fc.record({ name: field, price: field, spec: field });
const often = { numRuns: 500 };

test.each([
  ['nobody changed it', 'a', 'a', 'a', 'a', []],
  ['only they changed it', 'a', 'a', 'b', 'b', []],
  ['only I changed it', 'a', 'b', 'a', 'b', []],
  ['both changed it alike', 'a', 'b', 'b', 'b', []],
  ['both changed it, each to something else', 'a', 'b', 'c', 'b', ['name']],
  ['I emptied it, they left it', 'a', '', 'a', '', []],
  ['I emptied it, they changed it', 'a', '', 'c', '', ['name']],
  ['they emptied it, I left it', 'a', 'a', undefined, undefined, []],
  ['it came late and I left it empty', undefined, '', 'c', 'c', []],
])('when %s: base %j, mine %j, theirs %j make %j', (_, base, mine, theirs, value, conflicts) => {
  expect(mergeRecord({ name: base }, { name: mine }, { name: theirs })).toEqual({ values: { name: value }, conflicts });
});

it('a list without ids that both have changed is a conflict as a whole; rows of two hands are not mixed', () => {
  const rows = (...names: string[]) => ({ spec: names.map((name) => ({ name })) });
  const { values, conflicts } = mergeRecord(rows('a', 'b'), rows('A', 'b'), rows('a', 'B'));
  expect([values, conflicts]).toEqual([rows('A', 'b'), ['spec']]);
});

it('each part of a field that holds parts by name goes its own way', () => {
  const merged = mergeRecord({ spec: { 2: 'a', 3: 'x' } }, { spec: { 2: 'b', 3: 'x' } }, { spec: { 2: 'a', 3: 'y' } });
  expect(merged).toEqual({ values: { spec: { 2: 'b', 3: 'y' } }, conflicts: [] });
});

it('a draft that holds only what was touched takes the rest from the record', () => {
  const merged = mergeRecord({ price: '1' }, { price: '2' }, { name: 'a', price: '1', stock: 0 });
  expect(merged).toEqual({ values: { name: 'a', price: '2', stock: 0 }, conflicts: [] });
});

it('what I touched stays mine, whatever theirs is', () => {
  fc.assert(
    fc.property(whole, whole, whole, (base, mine, theirs) => {
      const { values } = mergeRecord(base, mine, theirs);
      for (const name of ['name', 'price'] as const) {
        if (!sameValue(mine[name], base[name])) expect(values[name]).toEqual(mine[name]);
      }
    }),
    often,
  );
});

it('what I left alone says what theirs says, and is no conflict', () => {
  fc.assert(
    fc.property(record, record, (base, theirs) => {
      const { values, conflicts } = mergeRecord(base, base, theirs);
      expect(conflicts).toEqual([]);
      expect(sameValue(values, theirs)).toBe(true);
    }),
    often,
  );
});

it('an answer that says what I started from changes nothing of mine', () => {
  fc.assert(
    fc.property(record, record, (base, mine) => {
      const { values, conflicts } = mergeRecord(base, mine, base);
      expect(conflicts).toEqual([]);
      expect(sameValue(values, mine)).toBe(true);
    }),
    often,
  );
});

it('a conflict is there exactly where both have changed something, and it is the same from either side', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const here = mergeRecord(base, mine, theirs).conflicts;
      expect([...here].sort()).toEqual([...mergeRecord(base, theirs, mine).conflicts].sort());
      for (const name of here) {
        const key = name as keyof typeof base;
        expect(sameValue(base[key], mine[key]) || sameValue(base[key], theirs[key])).toBe(false);
      }
    }),
    often,
  );
});

it('merging the same answer once more changes nothing', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const once = mergeRecord(base, mine, theirs);
      const twice = mergeRecord(theirs, once.values, theirs);
      expect(sameValue(twice.values, once.values)).toBe(true);
    }),
    often,
  );
});
