import { expect, it } from 'vitest';
import { createLocalStore } from '#providers/storage/createLocalStore.ts';
import { buildStorage } from '../../../tests/support/builders.ts';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { createDraftKeeper, type Typed } from './createDraftKeeper.ts';
import { createDrafts, type Draft } from './createDrafts.ts';

const nothing: Typed = { values: {}, base: {}, releases: [] };
const typedName = (name: string): Typed => ({ ...nothing, values: { name }, base: { name: '水饺' } });

function open(found?: Draft) {
  const clock = fakeClock(1000);
  const drafts = createDrafts(createLocalStore(buildStorage(), new EventTarget()), clock);
  if (found) drafts.keep('draft/x', found);
  const form = { now: nothing };
  const keeper = createDraftKeeper({ drafts, key: 'draft/x', clock, found, typed: () => form.now });
  return { clock, drafts, form, keeper, held: () => drafts.read('draft/x')?.values };
}
const left: Draft = { values: { name: '旧', stock: 5 }, base: { name: '水饺', stock: 1 }, releases: [], at: 500 };

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
  const { form, keeper, held, drafts } = open();
  form.now = typedName('虾');
  expect(keeper.flush()).toBe(true);
  expect(held()).toBeUndefined();
  keeper.touch();
  keeper.flush();
  expect(held()).toEqual({ name: '虾' });
  drafts.drop('draft/x');
  keeper.flush();
  expect(held()).toBeUndefined();
});

it('put back as it was, it is no draft any more', () => {
  const { form, keeper, held } = open();
  form.now = typedName('虾');
  keeper.touch();
  keeper.flush();
  form.now = nothing;
  keeper.touch();
  keeper.flush();
  expect(held()).toBeUndefined();
});

it('while an offer is open, typing goes beside it and never over it', () => {
  const { form, keeper, drafts, held } = open(left);
  expect(keeper.offer.get()).toBe(left);
  form.now = { ...nothing, values: { price: '3' }, base: { price: '2' } };
  keeper.touch();
  keeper.flush();
  expect(held()).toEqual({ name: '旧', stock: 5, price: '3' });
  form.now = nothing;
  keeper.touch();
  keeper.flush();
  expect(drafts.read('draft/x')).toEqual(left);
});

it('an offer that is declined is gone, what was typed since stays', () => {
  const { form, keeper, held } = open(left);
  form.now = typedName('虾');
  keeper.decline();
  expect(keeper.offer.get()).toBeUndefined();
  expect(held()).toEqual({ name: '虾' });
});

it('an offer that is declined with nothing typed leaves nothing', () => {
  const { keeper, held } = open(left);
  keeper.decline();
  expect(held()).toBeUndefined();
});

it('once saved, nothing is kept and nothing is offered, whatever was waiting', async () => {
  const { clock, form, keeper, held } = open(left);
  form.now = typedName('虾');
  keeper.touch();
  keeper.forget();
  await clock.advance(5000);
  expect([held(), keeper.offer.get()]).toEqual([undefined, undefined]);
});

it('what is too large to be kept is not called safe', () => {
  const { form, keeper } = open();
  form.now = typedName('字'.repeat(2_100_000));
  keeper.touch();
  expect(keeper.flush()).toBe(false);
  form.now = typedName('虾');
  keeper.touch();
  expect(keeper.flush()).toBe(true);
});

it('a draft that another tab has written is told from the own one and from the one found', () => {
  const { drafts, form, keeper } = open(left);
  expect(keeper.isElsewhere()).toBe(false);
  form.now = typedName('虾');
  keeper.touch();
  keeper.flush();
  expect(keeper.isElsewhere()).toBe(false);
  drafts.keep('draft/x', { ...left, at: 777 });
  expect(keeper.isElsewhere()).toBe(true);
  form.now = nothing;
  keeper.decline();
  expect(drafts.read('draft/x')?.at).toBe(777);
  drafts.drop('draft/x');
  expect(keeper.isElsewhere()).toBe(false);
});
