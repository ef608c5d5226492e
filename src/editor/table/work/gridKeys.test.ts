import { expect, test } from 'vitest';
import { tableOf } from '../../../../tests/support/tables.ts';
import { mergeCells } from '../mergeCells.ts';
import { type Choice, chooseByKey } from './gridKeys.ts';

const nine = tableOf(['1', '2', '3'], ['4', '5', '6'], ['7', '8', '9']);
const merged = mergeCells(nine, { top: 0, left: 0, bottom: 1, right: 1 });
const at = (row: number, column: number, toRow = row, toColumn = column): Choice => ({
  anchor: { row, column },
  focus: { row: toRow, column: toColumn },
});
const plain = { shiftKey: false, ctrlKey: false, metaKey: false };
const shift = { ...plain, shiftKey: true };
const ctrl = { ...plain, ctrlKey: true };

test.each<[key: string, from: Choice, to: Choice | undefined]>([
  ['ArrowRight', at(0, 0), at(0, 1)],
  ['ArrowDown', at(1, 1), at(2, 1)],
  ['ArrowUp', at(0, 1), at(0, 1)],
  ['ArrowLeft', at(2, 0), at(2, 0)],
  ['Home', at(1, 2), at(1, 0)],
  ['End', at(1, 0), at(1, 2)],
  ['x', at(0, 0), undefined],
])('%s leads from %j to %j', (key, from, to) => {
  expect(chooseByKey(nine, from, { ...plain, key })).toEqual(to);
});

test.each<[key: string, keys: typeof plain, to: Choice]>([
  ['ArrowRight', shift, at(1, 1, 1, 2)],
  ['ArrowUp', shift, at(1, 1, 0, 1)],
  ['End', ctrl, at(2, 2)],
  ['Home', ctrl, at(0, 0)],
  ['a', ctrl, at(0, 0, 2, 2)],
  ['A', { ...plain, metaKey: true }, at(0, 0, 2, 2)],
  [' ', shift, at(1, 0, 1, 2)],
  [' ', ctrl, at(0, 1, 2, 1)],
])('%s with %j chooses %j from the middle', (key, keys, to) => {
  expect(chooseByKey(nine, at(1, 1), { ...keys, key })).toEqual(to);
});

test('an arrow leads past a merged cell', () => {
  expect(chooseByKey(merged, at(0, 0), { ...plain, key: 'ArrowRight' })).toEqual(at(0, 2));
  expect(chooseByKey(merged, at(0, 0), { ...plain, key: 'ArrowDown' })).toEqual(at(2, 0));
});
