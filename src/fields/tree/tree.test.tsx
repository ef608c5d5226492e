import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { heldCodecs, writtenCodecs } from '../codecs.ts';
import { f } from '../fAll.ts';
import { checkField } from '../form/checkField.ts';
import type { Names } from '../text/FieldText.ts';
import { type TreeField, treeKind } from './tree.tsx';

afterEach(cleanup);

const said = { label: '分类', to: 'kinds', shows: 'name', parent: 'parent_id' };
const one = f.tree(said);
const many = f.tree({ ...said, several: true, most: 2 });
const byText = f.tree({ ...said, ids: 'text' });
const records = [
  { id: 1, name: '食品', parent_id: 0 },
  { id: 3, name: '水饺', parent_id: 1 },
  { id: 4, name: '速冻', parent_id: 3 },
  { id: 2, name: '日用', parent_id: null },
  { id: 5, name: '速冻', parent_id: 2 },
  { id: 6, name: '双胞', parent_id: 2 },
  { id: 7, name: '双胞', parent_id: 2 },
  { id: 8, name: '  ', parent_id: 9 },
];
const forest = treeKind.forest?.(one, records);
if (!forest) throw new Error('A tree makes a forest.');
const names: Names = { nameOf: (_, id) => forest.pathOf(id), idOf: () => undefined, forestOf: () => forest };
const read = (text: string, field: TreeField = one) => treeKind.text?.read(text, field, names);

it.each([
  ['食品 / 水饺 / 速冻', { value: 4 }],
  ['食品>水饺>速冻', { value: 4 }],
  ['水饺', { value: 3 }],
  ['#6', { value: 6 }],
  ['', { value: undefined }],
  ['速冻', { problem: '有 2 个「速冻」，请写全：「食品 / 水饺 / 速冻」或「日用 / 速冻」' }],
  ['日用 / 双胞', { problem: '有 2 个「日用 / 双胞」，请写编号，例如 #6' }],
  ['食品 / 速冻', { problem: '没有叫「食品 / 速冻」的分类' }],
])('a cell that says 「%s」 is read as %j', (text, reading) => {
  expect(read(text)).toEqual(reading);
});

test('several paths stand in one cell, and come back', () => {
  expect(treeKind.text?.write([4, 5], many, names)).toBe('食品 / 水饺 / 速冻、日用 / 速冻');
  expect(read('食品 / 水饺 / 速冻、日用 / 速冻', many)).toEqual({ value: [4, 5] });
  expect(treeKind.text?.write([4, 6], many, names)).toBe('食品 / 水饺 / 速冻、#6');
  expect(checkField(many, [1, 2, 3])).toBe('分类最多 2 个');
});

test('whatever is chosen comes back from a sheet', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (ids) => {
      const text = String(treeKind.text?.write(ids, many, names));
      expect(read(text, many)).toEqual({ value: ids });
      const single = ids[0] ?? 1;
      expect(read(String(treeKind.text?.write(single, one, names)))).toEqual({ value: single });
    }),
  );
});

it.each([
  [one, [0, '0', '', null], 0],
  [byText, [0, '0', '', null], ''],
] as const)('nothing on top is nothing, however it is said', (field, all, none) => {
  const { value } = heldCodecs({ value: field });
  const { value: written } = writtenCodecs({ value: field });
  for (const wire of all) expect(value && z.decode(value, wire as never)).toBe(none);
  expect(written && z.encode(written, none as never)).toBe(none);
  expect(checkField({ ...field, required: '请选择分类' }, none)).toBe('请选择分类');
});

it.each([
  [one, '7', 7],
  [byText, 7, '7'],
  [byText, '9007199254740993', '9007199254740993'],
])('an id is read as the field knows it', (field, wire, id) => {
  const { value } = heldCodecs({ value: field });
  expect(value && z.decode(value, wire as never)).toBe(id);
});

test('a row shows all of the path, its last name apart, and says which one is missing', () => {
  const draw = (value: number | readonly number[]) => {
    const { container } = render(
      <div>{treeKind.cell.draw(value, one, { resolve: String, nameOf: names.nameOf })}</div>,
    );
    return container;
  };
  expect(draw(4).textContent).toBe('食品 / 水饺 / 速冻');
  expect(draw(4).querySelector('[title="食品 / 水饺 / 速冻"] .soft')?.textContent).toBe('食品 / 水饺 /');
  expect(draw(9).textContent).toBe('#9');
  expect(draw(8).textContent).toBe('#8');
  expect(draw([4, 9]).textContent).toBe('食品 / 水饺 / 速冻、#9');
  expect(draw(0).textContent).toBe('--');
});

test('who looks for one looks for all that belongs to it', () => {
  const asked = treeKind.filter?.widen?.([1, 4], forest) ?? [];
  expect(asked).toEqual([1, 3, 4]);
  expect([4, [5, 3], 5, undefined, 0].map((value) => treeKind.filter?.matches(value, asked, one))).toEqual([
    ...[true, true, false, false, false],
  ]);
});

it.each<[number | readonly number[], object, string | undefined]>([
  [3, { own: 3 }, '分类不能选「食品 / 水饺」，它就是它自己'],
  [4, { own: 1 }, '分类不能选「食品 / 水饺 / 速冻」，它是它的下级'],
  [2, { own: 1 }, undefined],
  [3, { own: 4 }, undefined],
  // It was so before: who changes the name alone is not held up.
  [4, { own: 1, held: 4 }, undefined],
  [0, { own: 1 }, undefined],
  [99, { own: 1 }, undefined],
])('%j chosen by %j: %s', (value, judged, fault) => {
  expect(treeKind.faultAmong?.(value, one, { forest, ...judged })).toBe(fault);
});

test('where leaves alone are asked for, the first that is none is said', () => {
  const leaves = f.tree({ ...said, leaves: true, several: true });
  const fault = (value: readonly number[]) => treeKind.faultAmong?.(value, leaves, { forest });
  expect(fault([4, 3])).toBe('「食品 / 水饺」下面还有下级，请选最末一级');
  expect(fault([4, 5])).toBeUndefined();
});
