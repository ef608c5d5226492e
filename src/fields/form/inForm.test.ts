import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { optionsOf } from '../choice/optionsOf.ts';
import type { FieldKind } from '../Field.ts';
import { f } from '../fAll.ts';
import { nextKey } from '../input/nextKey.ts';
import { kinds } from '../kinds.ts';
import { newRow } from '../nested/newRow.ts';

const note = f.text({ label: '说明' });
const rows = f.list({ label: '规格', add: '添加', min: 1, of: { price: f.money({ label: '价格', initial: '0' }) } });
const spec = f.union({ label: '规格', on: 'type', variants: { 2: rows, 3: note } });
const formOf = (kind: FieldKind) => kinds[kind].form ?? {};
const [union, blocks] = [formOf('union'), formOf('blocks')];

test.each([
  [2, [{ price: '5' }], { 2: [{ price: '5' }] }],
  [3, '随意', { 2: [{ price: '0' }], 3: '随意' }],
  [2, [], { 2: [{ price: '0' }] }],
  [2, undefined, { 2: [{ price: '0' }] }],
])('G8 a union of type %d with %j stands in the form as %j', (type, value, shown) => {
  expect(union.toForm?.(value, spec, { type }, newRow)).toEqual(shown);
});

test.each([
  [2, ['行']],
  [3, '随意'],
  [1, undefined],
])('G4 of a union in the form type %d is written as %j', (type, written) => {
  expect(union.fromForm?.({ 2: ['行'], 3: '随意' }, spec, { type })).toEqual(written);
});

it('G4 what was typed into one variant is there again after a look at the other', () => {
  const variants = fc.record({ 2: fc.array(fc.string()), 3: fc.string() });
  fc.assert(
    fc.property(variants, fc.constantFrom(2, 3), (typed, type) => {
      expect(union.fromForm?.(typed, spec, { type })).toEqual(typed[type === 2 ? 2 : 3]);
    }),
  );
});

it('G4 blocks that say nothing are left behind, the others keep their order', () => {
  const said = [
    { type: 1, text: '一' },
    { type: 1, text: ' ' },
    { type: 2, text: '/a.png' },
  ];
  expect(blocks.fromForm?.(said, note, {})).toEqual([said[0], said[2]]);
  expect(blocks.fromForm?.(undefined, note, {})).toBeUndefined();
});

it('every other kind stands in a form as in a record', () => {
  const shaping = Object.entries(kinds).flatMap(([kind, { form: { toForm, fromForm, spread } = {} }]) =>
    toForm || fromForm || spread ? [kind] : [],
  );
  expect(shaping).toEqual(['dayRange', 'blocks', 'union', 'constant', 'computed', 'object', 'json']);
});

it('B2 a retired option is read but not offered, and a field that is no choice offers nothing', () => {
  const status = f.choice({
    label: '状态',
    options: [
      { value: 2, label: '已结束' },
      { value: 3, label: '已结束', retired: true },
    ],
  });
  expect(optionsOf(status).map(({ value }) => value)).toEqual([2]);
  expect(optionsOf(note)).toEqual([]);
});

it('no two rows of a page have the same key', () => {
  expect(new Set(Array.from({ length: 100 }, nextKey)).size).toBe(100);
});
