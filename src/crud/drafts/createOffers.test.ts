import { expect, test } from 'vitest';
import { createLocalStore } from '#providers/storage/createLocalStore.ts';
import { buildStorage } from '../../../tests/support/builders.ts';
import { createDrafts, type Draft } from './createDrafts.ts';
import { createOffers } from './createOffers.ts';

const PLACE = 'draft/m.1/1/goods/new';
const draftOf = (name: string, at: number): Draft => ({ values: { name }, base: {}, releases: [], at });

/** Two forms have left something, a third is open now. */
function open(flush = () => true) {
  const drafts = createDrafts(createLocalStore(buildStorage(), new EventTarget()));
  drafts.keep(`${PLACE}/1`, draftOf('水饺', 1));
  drafts.keep(`${PLACE}/2`, draftOf('虾饺', 2));
  drafts.keep(`${PLACE}/3`, draftOf('', 3));
  const isWorth = ({ values }: Draft) => values.name !== '';
  const offers = createOffers({ drafts, place: PLACE, own: `${PLACE}/9`, isWorth, flush });
  const names = () => offers.open.get().map(({ draft }) => draft.values.name);
  const [newest] = offers.open.get();
  if (!newest) throw new Error('Nothing is offered.');
  return { drafts, offers, names, newest };
}

test('N4 every draft of a place is offered, the newest first; one that would change nothing goes', () => {
  const { drafts, names } = open();
  expect(names()).toEqual(['虾饺', '水饺']);
  expect(drafts.read(`${PLACE}/3`)).toBeUndefined();
});

test('N4 one that is declined goes, the others stay', () => {
  const { drafts, offers, names, newest } = open();
  offers.decline(newest);
  expect(names()).toEqual(['水饺']);
  expect(drafts.of(PLACE).map(({ draft }) => draft.values.name)).toEqual(['水饺']);
});

test('N4 one that is taken lies in the form’s own draft from then on, and can be taken back', () => {
  const { drafts, offers, names, newest } = open();
  offers.accept(newest, () => undefined);
  expect([names(), drafts.read(newest.key)]).toEqual([['水饺'], undefined]);
  offers.accepted.get()?.takeBack();
  expect(names()).toEqual(['虾饺', '水饺']);
  expect(drafts.read(newest.key)).toEqual(newest.draft);
});

test('N4 one that is taken stays where it is as long as the form’s own draft is not safe', () => {
  const { drafts, offers, newest } = open(() => false);
  offers.accept(newest, () => undefined);
  expect(drafts.read(newest.key)).toEqual(newest.draft);
  offers.forget();
  expect(drafts.read(newest.key)).toBeUndefined();
});

test('N4 one that its tab has gone on with is not thrown away with what was declined', () => {
  const { drafts, offers, newest } = open();
  drafts.keep(newest.key, draftOf('虾饺皇', 7));
  expect(offers.isElsewhere()).toBe(true);
  offers.decline(newest);
  expect(drafts.read(newest.key)?.values).toEqual({ name: '虾饺皇' });
});
