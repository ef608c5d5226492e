import { expect, it } from 'vitest';
import { createLocalStore } from '#providers/storage/createLocalStore.ts';
import { buildStorage } from '../../../tests/support/builders.ts';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { createDraftKeeper, type Typed } from './createDraftKeeper.ts';
import { createDrafts } from './createDrafts.ts';

const nothing: Typed = { values: {}, base: {}, releases: [] };
const typedName = (name: string): Typed => ({ ...nothing, values: { name }, base: { name: '水饺' } });

function open() {
  const clock = fakeClock(1000);
  const drafts = createDrafts(createLocalStore(buildStorage(), new EventTarget()));
  const form = { now: nothing };
  const keeper = createDraftKeeper({ drafts, key: 'draft/x', clock, typed: () => form.now });
  return { clock, drafts, form, keeper, held: () => drafts.read('draft/x')?.values };
}

it('what is typed is written down 800 ms after the last key', async () => {
  const { clock, form, keeper, held } = open();
  form.now = typedName('虾');
  keeper.touch();
  await clock.advance(799);
  keeper.touch();
  await clock.advance(799);
  expect(held()).toBeUndefined();
  await clock.advance(1);
  expect(held()).toEqual({ name: '虾' });
  expect(clock.sleeping()).toBe(0);
});

it('it is written at once when the page is put away, and only when something waits', () => {
  const { form, keeper, held } = open();
  form.now = typedName('虾');
  expect(keeper.flush()).toBe(true);
  expect(held()).toBeUndefined();
  keeper.touch();
  keeper.flush();
  expect(held()).toEqual({ name: '虾' });
});

it('N4 a draft that was taken away meanwhile is written again before it is called safe', () => {
  const { form, keeper, held, drafts } = open();
  form.now = typedName('虾');
  keeper.write();
  drafts.drop('draft/x');
  expect(keeper.flush()).toBe(true);
  expect(held()).toEqual({ name: '虾' });
});

it('put back as it was, it is no draft any more', () => {
  const { form, keeper, held } = open();
  form.now = typedName('虾');
  keeper.write();
  form.now = nothing;
  keeper.touch();
  keeper.flush();
  expect(held()).toBeUndefined();
});

it('once saved, nothing is kept, whatever was waiting', async () => {
  const { clock, form, keeper, held } = open();
  form.now = typedName('虾');
  keeper.touch();
  keeper.forget();
  await clock.advance(5000);
  expect(held()).toBeUndefined();
});

it('N4 a save that is under way is written down with what it sends', () => {
  const { form, keeper, drafts } = open();
  const attempt = { id: 'abc', print: '1.2' };
  form.now = { ...typedName('虾'), attempt };
  keeper.write();
  expect(drafts.read('draft/x')?.attempt).toEqual(attempt);
});

it('what is too large to be kept, or cannot be kept, is not called safe', () => {
  const { form, keeper } = open();
  form.now = typedName('字'.repeat(2_100_000));
  keeper.touch();
  expect(keeper.flush()).toBe(false);
  form.now = { ...typedName('虾'), partly: true };
  keeper.touch();
  expect(keeper.flush()).toBe(false);
  form.now = typedName('虾');
  keeper.touch();
  expect(keeper.flush()).toBe(true);
});
