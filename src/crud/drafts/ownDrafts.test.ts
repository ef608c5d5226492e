import { expect, test } from 'vitest';
import { createLocalStore } from '#providers/storage/createLocalStore.ts';
import { buildStorage } from '../../../tests/support/builders.ts';
import { createDrafts, type Draft } from './createDrafts.ts';
import { draftKey } from './draftKey.ts';
import { keepOnlyDraftsOf } from './keepOnlyDraftsOf.ts';
import { clearDrafts, hasDrafts, openForms } from './ownDrafts.ts';

const keyOf = (owner: string) => draftKey({ owner, scope: 1, resource: 'goods', place: 'new' }, 'tab');
const draft: Draft = { values: { name: '水饺' }, base: {}, releases: [], at: 1 };

function open() {
  const local = createLocalStore(buildStorage(), new EventTarget());
  return { local, drafts: createDrafts(local) };
}

test('N4 whoever signs in next takes away what others have left at this browser, and nothing of their own', () => {
  const { local, drafts } = open();
  for (const owner of ['m.1', 'm.2', 'm.10']) drafts.keep(keyOf(owner), draft);
  local.set('views/goods', { old: true });
  keepOnlyDraftsOf(local, 'm.1');
  expect(local.keys('')).toEqual([keyOf('m.1'), 'views/goods']);
});

test('N4 what is being typed when the merchant leaves counts as well', () => {
  const { local, drafts } = open();
  expect(hasDrafts(local, 'm.1')).toBe(false);
  openForms(local).add(() => void drafts.keep(keyOf('m.1'), draft));
  expect([hasDrafts(local, 'm.1'), hasDrafts(local, 'm.2')]).toEqual([true, false]);
});

test('N4 what was cleared at a logout is not written again by forms that close after it, until its owner is back', () => {
  const { local, drafts } = open();
  drafts.keep(keyOf('m.1'), draft);
  clearDrafts(local, 'm.1');
  expect(drafts.keep(keyOf('m.1'), draft)).toBe(false);
  expect(hasDrafts(local, 'm.1')).toBe(false);
  keepOnlyDraftsOf(local, 'm.1');
  expect(drafts.keep(keyOf('m.1'), draft)).toBe(true);
});
