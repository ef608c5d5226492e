import { expect, it } from 'vitest';
import type { Values } from '#providers/data/calls.ts';
import { goods } from '#resources/goods/goods.ts';
import { createStore } from '../createStore.ts';
import type { Release } from '../drafts/createDrafts.ts';
import { createChanges } from './createChanges.ts';
import { createFieldValues } from './createFieldValues.ts';
import { createMerge } from './createMerge.ts';
import { formFields } from './formValues.ts';
import { sameIn } from './sameIn.ts';

const { form: declaration = { sections: [] } } = goods;
const loaded = { name: '水饺', type: 1, price: '9.00', stock: 3 };

/** A form as antd keeps one, and all that stands beside it. */
function open(typed: Values = {}, start: Values = loaded) {
  let held: Values = { ...start, ...typed };
  const puts: string[] = [];
  const changes = createChanges(goods, declaration, start);
  const releases = createStore<readonly Release[]>([]);
  changes.compare(Object.keys(typed), held);
  const merge = createMerge({
    held: createFieldValues({
      getFieldsValue: () => held,
      setFields(fields) {
        for (const { name, value } of fields) {
          puts.push(String(name));
          held = { ...held, [String(name)]: value };
        }
      },
    }),
    changes,
    releases,
    same: sameIn(goods),
    names: formFields(declaration),
    onChange: () => {},
  });
  const conflicts = () => [...merge.conflicts.get()].map(([name, { value, from }]) => [name, value, from]);
  return { merge, changes, releases, puts, conflicts, held: () => held };
}

it('a fresh answer goes into what was left alone and leaves what was typed', () => {
  const { merge, changes, held, conflicts, puts } = open({ name: '虾饺' });
  merge.takeAnswer({ ...loaded, stock: 1 });
  expect(held()).toEqual({ ...loaded, name: '虾饺', stock: 1 });
  expect(puts).toEqual(['stock']);
  expect(conflicts()).toEqual([]);
  expect(changes.shown.get()).toEqual(['name']);
});

it('a field that both have changed keeps mine until I say otherwise', () => {
  const { merge, changes, held, conflicts } = open({ name: '虾饺' });
  merge.takeAnswer({ ...loaded, name: '蒸饺' });
  expect(held().name).toBe('虾饺');
  expect(conflicts()).toEqual([['name', '蒸饺', 'elsewhere']]);
  merge.takeTheirs('name');
  expect([held().name, conflicts(), changes.shown.get()]).toEqual(['蒸饺', [], []]);
});

it('keeping mine ends the conflict and is still a change', () => {
  const { merge, changes, conflicts } = open({ name: '虾饺' });
  merge.takeAnswer({ ...loaded, name: '蒸饺' });
  merge.keepMine('name');
  expect([conflicts(), changes.shown.get()]).toEqual([[], ['name']]);
});

it('typing what the others wrote ends the conflict, typing something else does not', () => {
  const { merge, conflicts, held } = open({ name: '虾饺' });
  merge.takeAnswer({ ...loaded, name: '蒸饺' });
  merge.settle(['name']);
  expect(conflicts()).toHaveLength(1);
  merge.settle(['stock']);
  expect(conflicts()).toHaveLength(1);
  Object.assign(held(), { name: '蒸饺' });
  merge.settle(['name']);
  expect(conflicts()).toEqual([]);
});

it('a conflict outlives an answer that says nothing new, and follows one that does', () => {
  const { merge, conflicts } = open({ name: '虾饺' });
  merge.takeAnswer({ ...loaded, name: '蒸饺' });
  merge.takeAnswer({ ...loaded, name: '蒸饺', stock: 0 });
  expect(conflicts()).toEqual([['name', '蒸饺', 'elsewhere']]);
  merge.takeAnswer({ ...loaded, name: '煎饺' });
  expect(conflicts()).toEqual([['name', '煎饺', 'elsewhere']]);
});

it('a draft is put over what it was written upon', () => {
  const { merge, held, changes, releases } = open();
  merge.takeDraft({
    values: { name: '虾饺' },
    base: { name: '水饺', stock: 3 },
    releases: [{ field: 'spec', row: { id: 5 } }],
    at: 0,
  });
  expect(held()).toEqual({ ...loaded, name: '虾饺', stock: undefined });
  expect(changes.shown.get()).toEqual(['name', 'stock']);
  expect(releases.get()).toEqual([{ field: 'spec', row: { id: 5 } }]);
});

it('N1 what both have changed is asked about once, whenever it came in, and anew when it changes again', () => {
  const { merge } = open({ name: '虾饺' });
  merge.takeAnswer({ ...loaded, name: '蒸饺' });
  merge.takeAnswer({ ...loaded, name: '蒸饺', stock: 0 });
  expect([merge.ask(), merge.ask()]).toEqual([['name'], []]);
  merge.takeAnswer({ ...loaded, name: '煎饺' });
  expect(merge.ask()).toEqual(['name']);
  merge.takeAnswer({ ...loaded, name: '汤饺' });
  merge.keepMine('name');
  expect(merge.ask(), 'answered before it was asked').toEqual([]);
});

it('a draft that is older than the record is a conflict where both have changed', () => {
  const { merge, held, conflicts } = open();
  merge.takeDraft({ values: { name: '虾饺', stock: 9 }, base: { name: '饺子', stock: 3 }, releases: [], at: 0 });
  expect(held()).toMatchObject({ name: '虾饺', stock: 9 });
  expect(conflicts()).toEqual([['name', '水饺', 'elsewhere']]);
});

it('what was typed since the form was opened is not lost to a draft', () => {
  const { merge, held, conflicts } = open({ name: '锅贴' });
  merge.takeDraft({ values: { name: '虾饺', stock: 9 }, base: { name: '水饺', stock: 3 }, releases: [], at: 0 });
  expect(held()).toMatchObject({ name: '锅贴', stock: 9 });
  expect(conflicts()).toEqual([['name', '虾饺', 'draft']]);
  merge.takeTheirs('name');
  expect(held().name).toBe('虾饺');
});

it('a draft touches no field that this form does not let be changed', () => {
  const { merge, held } = open();
  merge.takeDraft({ values: { total_sales: 7 }, base: { total_sales: 1 }, releases: [], at: 0 });
  expect(held()).toEqual(loaded);
});

it('whoever takes the new rows lets the old ones stay that were to go', () => {
  const spec = { 2: [{ id: 5, name: '大份' }] };
  const { merge, releases } = open({ spec: { 2: [] } }, { ...loaded, type: 2, spec });
  releases.set([{ field: 'spec', row: { id: 5 } }]);
  merge.takeAnswer({ ...loaded, type: 2, spec: { 2: [{ id: 5, name: '中份' }] } });
  merge.takeTheirs('spec');
  expect(releases.get()).toEqual([]);
});
