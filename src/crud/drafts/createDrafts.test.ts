import { expect, it, test } from 'vitest';
import { createLocalStore } from '#providers/storage/createLocalStore.ts';
import { buildStorage } from '../../../tests/support/builders.ts';
import { createDrafts, type Draft } from './createDrafts.ts';
import { type DraftOf, draftKey } from './draftKey.ts';

const goods: DraftOf = { owner: 'm.1', scope: 3, resource: 'goods', place: 7 };
const key = draftKey(goods);
const draftOf = (name: string, at = 0): Draft => ({ values: { name }, base: { name: '水饺' }, releases: [], at });

function open(storage = buildStorage()) {
  const local = createLocalStore(storage, new EventTarget());
  return { local, storage, drafts: createDrafts(local) };
}

it('a draft is read back as it was written, and gone once it is dropped', () => {
  const { drafts } = open();
  const draft = { ...draftOf('大虾饺'), releases: [{ field: 'spec', row: { id: 5 } }] };
  expect(drafts.keep(key, draft)).toBe(true);
  expect(drafts.read(key)).toEqual(draft);
  drafts.drop(key);
  expect(drafts.read(key)).toBeUndefined();
});

test.each<[string, Partial<DraftOf>]>([
  ['another merchant', { owner: 'm.2' }],
  ['another shop', { scope: 4 }],
  ['no shop', { scope: undefined }],
  ['another resource', { resource: 'tags' }],
  ['another record', { place: 8 }],
  ['a new record', { place: 'new' }],
  ['a copy of the record', { place: 'from:7' }],
  ['a merchant whose name plays tricks', { owner: 'm.1/3', scope: undefined }],
])('R8 a draft is never read for %s', (_, other) => {
  const { drafts } = open();
  drafts.keep(key, draftOf('大虾饺'));
  expect(drafts.read(draftKey({ ...goods, ...other }))).toBeUndefined();
});

test.each([
  ['was ahead when it was written', Date.UTC(2030, 0, 1)],
  ['is ahead now', Date.UTC(2020, 0, 1)],
])('N4 a clock that %s by years wipes no draft', (_, at) => {
  const { drafts, storage } = open();
  drafts.keep(key, draftOf('大虾饺', at));
  expect(open(storage).drafts.read(key)?.values).toEqual({ name: '大虾饺' });
});

it('N4 each form that is opened has a draft of its own; all of one place are found, the newest first', () => {
  const { drafts } = open();
  drafts.keep(draftKey(goods, 'tab1'), draftOf('大虾饺', 1));
  drafts.keep(draftKey(goods, 'tab2'), draftOf('小虾饺', 2));
  drafts.keep(draftKey({ ...goods, place: 70 }, 'tab3'), draftOf('别的', 3));
  expect(drafts.of(key).map(({ draft }) => draft.values.name)).toEqual(['小虾饺', '大虾饺']);
});

it('N4 a draft keeps the attempt whose answer never came; one that cannot be read is none', () => {
  const { drafts, local } = open();
  const attempt = { id: 'abc', print: '1.2' };
  drafts.keep(key, { ...draftOf('大虾饺'), attempt });
  expect(drafts.read(key)?.attempt).toEqual(attempt);
  local.set(key, { ...draftOf('大虾饺'), attempt: 'abc' });
  expect(drafts.read(key)).toEqual(draftOf('大虾饺'));
});

it('a draft that is too large is not kept, and the one before it stays', () => {
  const { drafts } = open();
  drafts.keep(key, draftOf('大虾饺'));
  expect(drafts.keep(key, draftOf('字'.repeat(2_000_000), 5))).toBe(false);
  expect(drafts.read(key)?.values).toEqual({ name: '大虾饺' });
});

it('E2 a draft of a large article is kept, and there when its form is opened again', () => {
  const { drafts, storage } = open();
  const draft: Draft = { ...draftOf('字'.repeat(900_000)), base: { name: '文'.repeat(900_000) } };
  expect(drafts.keep(key, draft)).toBe(true);
  expect(open(storage).drafts.read(key)).toEqual(draft);
});

it('when there are too many, the oldest go first', () => {
  const { drafts, storage } = open();
  for (let at = 0; at < 6; at += 1) {
    drafts.keep(draftKey({ ...goods, place: at + 1 }), draftOf('字'.repeat(450_000), at));
  }
  const { drafts: later } = open(storage);
  const held = [1, 2, 3, 4, 5, 6].filter((place) => later.read(draftKey({ ...goods, place })));
  expect(held).toEqual([3, 4, 5, 6]);
});

it('what else this browser keeps is left alone', () => {
  const { local, storage } = open();
  local.set('views/goods', { old: true });
  open(storage);
  expect(local.get('views/goods')).toEqual({ old: true });
});

it('when the browser has no room left, older drafts make some; when that does not help, nothing is promised', () => {
  const storage = buildStorage();
  let room = 1;
  const write = storage.setItem;
  storage.setItem = (name, value) => {
    if (storage.length >= room) throw new DOMException('full', 'QuotaExceededError');
    write(name, value);
  };
  const { drafts } = open(storage);
  expect(drafts.keep(key, draftOf('字'.repeat(190_000)))).toBe(true);
  const second = draftKey({ ...goods, place: 'new' });
  room = 1;
  expect(drafts.keep(second, draftOf('字'.repeat(190_000), 5))).toBe(false);
  room = 0;
  drafts.drop(key);
  expect(drafts.keep(second, draftOf('大虾饺'))).toBe(false);
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a draft without its base', { values: {}, at: 0 }],
  ['a draft without its time', { values: {}, base: {} }],
])('%s that another version has left is no draft', (_, held) => {
  const { local, drafts } = open();
  local.set(key, held);
  expect(drafts.read(key)).toBeUndefined();
});

it('releases that cannot be read are left out', () => {
  const { local, drafts } = open();
  local.set(key, { ...draftOf('大虾饺'), releases: [{ field: 'spec', row: { id: 5 } }, { field: 'spec' }, 7] });
  expect(drafts.read(key)?.releases).toEqual([{ field: 'spec', row: { id: 5 } }]);
});
