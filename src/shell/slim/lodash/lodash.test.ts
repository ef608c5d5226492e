import fc from 'fast-check';
import realDebounce from 'lodash-es/debounce.js';
import realDifferenceWith from 'lodash-es/differenceWith.js';
import realGet from 'lodash-es/get.js';
import realIsEqual from 'lodash-es/isEqual.js';
import realUnionWith from 'lodash-es/unionWith.js';
import realUniqBy from 'lodash-es/uniqBy.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import debounce from './debounce.ts';
import differenceWith from './differenceWith.ts';
import get from './get.ts';
import isEqual from './isEqual.ts';
import unionWith from './unionWith.ts';
import uniqBy from './uniqBy.ts';

/** What refine compares: queries, filters, sorters, meta, options; here and there a day or a function. */
const same = () => undefined;
const leaf = fc.oneof(
  fc.constantFrom(undefined, null, true, false, 0, -0, 1, Number.NaN, '', 'a', same),
  fc.date({ noInvalidDate: false }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'field', 'value'), tie('value'), { maxKeys: 3 }),
  ),
}));

test('two values are equal when the library says so', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isEqual(one, other)).toBe(realIsEqual(one, other));
    }),
    { numRuns: 1000 },
  );
});

test('a copy is equal to what it was made of', () => {
  fc.assert(
    fc.property(fc.clone(value, 2), ([one, copy]) => {
      expect([isEqual(one, copy), realIsEqual(one, copy)]).toEqual([true, true]);
    }),
  );
});

const filter = fc.record({
  field: fc.constantFrom('a', 'b', 'c'),
  operator: fc.constantFrom('eq', 'ne'),
  value: fc.nat(2),
});
const filters = fc.array(filter, { maxLength: 5 });
type Filter = { field: string; operator: string; value: number };
const alike = (one: Filter, other: Filter) => one.field === other.field && one.operator === other.operator;

test('filters are put together and taken apart as the library does', () => {
  fc.assert(
    fc.property(filters, filters, filters, (one, two, three) => {
      expect(unionWith(one, two, three, alike)).toEqual(realUnionWith(one, two, three, alike));
      expect(differenceWith(one, two, alike)).toEqual(realDifferenceWith(one, two, alike));
      expect(differenceWith(one, two, isEqual)).toEqual(realDifferenceWith(one, two, realIsEqual));
      expect(uniqBy(one, 'value')).toEqual(realUniqBy(one, 'value'));
    }),
  );
});

test.each([
  [{ id: 3 }, 'id'],
  [{ 'a.b': 1, a: { b: 2 } }, 'a.b'],
  [{ a: { b: [{ c: 0 }] } }, 'a.b[0].c'],
  [{ a: { b: [{ c: 0 }] } }, 'a.b.0.c'],
  [{ a: null }, 'a.b'],
  [{ a: 'text' }, 'a.length'],
  [undefined, 'a'],
  [{ a: { b: 5 } }, ['a', 'b']],
] as const)('of %j it takes %j as the library does', (from, path) => {
  expect(get(from, path)).toEqual(realGet(from, path));
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const step = fc.oneof(
  fc.record({ ask: fc.nat(9) }),
  fc.record({ wait: fc.nat(40) }),
  fc.constantFrom({ cancel: true } as const, { flush: true } as const),
);

test('what is asked for too often is done when the library does it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const done: string[] = [];
      const begun = Date.now();
      const note = (who: string) => (what: number) => done.push(`${who} ${what} ${Date.now() - begun}`);
      const own = debounce(note(''), 20);
      const real = realDebounce(note('real'), 20);
      for (const each of steps) {
        if ('wait' in each) vi.advanceTimersByTime(each.wait);
        for (const one of [own, real]) {
          if ('ask' in each) one(each.ask);
          if ('cancel' in each) one.cancel();
          if ('flush' in each) one.flush();
        }
      }
      vi.advanceTimersByTime(100);
      const by = (who: string) =>
        done.filter((line) => line.startsWith(`${who} `)).map((line) => line.slice(who.length));
      expect(by('')).toEqual(by('real'));
    }),
  );
});
