import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { combine, dimensionsOf, generateSpecs, readValues, type SpecRow } from './generateSpecs.ts';

const colours = ['红', '蓝'];
const sizes = ['S', 'M'];

test.each([
  ['红、蓝', ['红', '蓝']],
  ['S, M，L;XL；2XL\n3XL', ['S', 'M', 'L', 'XL', '2XL', '3XL']],
  [' 红 、、红，Ｓ、s ', ['红', 'Ｓ']],
  ['', []],
])('G5 %j is read as %j', (typed, values) => {
  expect(readValues(typed)).toEqual(values);
});

it('G5 every combination stands once, the last dimension changing first; an empty one does not count', () => {
  expect(combine([colours, [], sizes])).toEqual(['红 / S', '红 / M', '蓝 / S', '蓝 / M']);
  expect(combine([[], []])).toEqual([]);
});

it('G5 rows that match keep id, key and price, whatever the spacing, width and case of their names', () => {
  const red: SpecRow = { id: 7, key: 'k7', name: '红/ｓ', price: '3.00' };
  const byKey: SpecRow = { id: 8, key: '蓝 / M', name: '深蓝中号', price: '4.00' };
  const gone: SpecRow = { id: 9, name: '绿 / S', price: '5.00' };
  expect(generateSpecs([gone, byKey, red, {}], [colours, sizes], '9.90')).toEqual({
    rows: [red, { name: '红 / M', price: '9.90' }, { name: '蓝 / S', price: '9.90' }, byKey],
    added: 2,
    kept: 2,
    removed: [gone],
  });
});

test.each<[string, readonly string[], readonly (readonly string[])[]]>([
  ['a full table', ['红 / S', '红 / M', '蓝 / S', '蓝 / M'], [colours, sizes]],
  ['one dimension', ['大份', '小份'], [['大份', '小份']]],
  ['a table with a hole', ['红 / S', '红 / M', '蓝 / S'], []],
  ['rows of different widths', ['红 / S', '蓝'], []],
  ['a row without a name', ['红', ''], []],
])('G5 %s was generated from %j', (_, names, dimensions) => {
  expect(dimensionsOf(names.map((name) => ({ name })))).toEqual(dimensions);
});

describe('for any rows and any dimensions', () => {
  const word = fc.constantFrom('红', '蓝', '绿', 'S', 'M', 'XL', '大份');
  const dimensions = fc.array(fc.uniqueArray(word, { maxLength: 4 }), { maxLength: 3 });
  const name = fc.oneof(
    word,
    fc.tuple(word, word).map((parts) => parts.join('/')),
    fc.tuple(word, word, word).map((parts) => parts.join(' / ')),
  );
  const rows = fc
    .array(fc.record({ name, price: fc.constantFrom('1.00', '2.50') }), { maxLength: 12 })
    .map((made) => made.map((row, at): SpecRow => ({ ...row, id: at + 1 })));

  it('there is one row for each combination, and every old row is either among them or told as removed', () => {
    fc.assert(
      fc.property(rows, dimensions, (before, dimensions) => {
        const { rows: after, added, kept, removed } = generateSpecs(before, dimensions);
        expect(after).toHaveLength(combine(dimensions).length);
        expect(added + kept).toBe(after.length);
        expect(kept + removed.length).toBe(before.length);
        const stay = after.filter((row) => row.id !== undefined);
        expect(new Set([...stay, ...removed])).toEqual(new Set(before));
        for (const row of stay) expect(before).toContain(row);
      }),
    );
  });

  it('doing it twice changes nothing the second time', () => {
    fc.assert(
      fc.property(rows, dimensions, (before, dimensions) => {
        const once = generateSpecs(before, dimensions).rows;
        expect(generateSpecs(once, dimensions)).toEqual({ rows: once, added: 0, kept: once.length, removed: [] });
      }),
    );
  });
});
