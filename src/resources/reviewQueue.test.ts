import { expect, it, test } from 'vitest';
import { reviewCommandOf } from './reviewKeys.ts';
import { beginReview, decided, type Review, statusOf, step, takenBack, waiting } from './reviewQueue.ts';

const records = [
  { id: 1, status: 2 },
  { id: 5, status: 1 },
  { id: 6, status: 1 },
  { id: 7, status: 1 },
];
const begun = beginReview(records);
const decide = (review: Review, id: number, to: 2 | 3) => decided(review, { id, from: 1, to });
const openIn = ({ records, at }: Review) => records[at]?.id;

it('V3 goes through those that wait, and through no other', () => {
  expect(begun.records.map(({ id }) => id)).toEqual([5, 6, 7]);
  expect([openIn(begun), waiting(begun)]).toEqual([5, 3]);
});

test.each([
  ['down', [1], 6],
  ['down past the last', [1, 1, 1, 1], 7],
  ['up before the first', [-1], 5],
  ['down and up', [1, 1, -1], 6],
] as const)('%s', (_, steps, open) => {
  expect(openIn(steps.reduce<Review>(step, begun))).toBe(open);
});

it('after a decision the next one below opens, and from the end the first that was passed over', () => {
  const one = decide(step(begun, 1), 6, 2);
  expect([openIn(one), waiting(one), statusOf(one, 6)]).toEqual([7, 2, 2]);
  const two = decide(one, 7, 3);
  expect([openIn(two), waiting(two)]).toEqual([5, 1]);
  const three = decide(two, 5, 2);
  expect([openIn(three), waiting(three)]).toEqual([undefined, 0]);
  expect(openIn(step(three, -1))).toBe(7);
});

it('what is taken back waits again and is open, the last decision first', () => {
  const two = decide(decide(begun, 5, 2), 6, 3);
  const one = takenBack(two);
  expect([openIn(one), statusOf(one, 6), statusOf(one, 5)]).toEqual([6, 1, 2]);
  const none = takenBack(one);
  expect([openIn(none), waiting(none)]).toEqual([5, 3]);
  expect(takenBack(none)).toEqual(none);
});

it('a second thought about the same record is a decision of its own', () => {
  const again = decided(decide(begun, 5, 2), { id: 5, from: 2, to: 3 });
  expect([statusOf(again, 5), statusOf(takenBack(again), 5)]).toEqual([3, 2]);
});

it('where nothing waits nothing is open', () => {
  const empty = beginReview([{ id: 1, status: 3 }]);
  expect([openIn(empty), openIn(step(empty, 1)), waiting(empty)]).toEqual([undefined, undefined, 0]);
});

const press = { key: '', isComposing: false, keyCode: 0, ctrlKey: false, metaKey: false, altKey: false, repeat: false };

test.each([
  ['j', {}, 'next'],
  ['J', {}, 'next'],
  ['k', {}, 'previous'],
  ['2', {}, 'online'],
  ['3', {}, 'offline'],
  ['u', {}, 'back'],
  ['1', {}, undefined],
  ['toString', {}, undefined],
  ['2', { ctrlKey: true }, undefined],
  ['2', { repeat: true }, undefined],
  ['j', { isComposing: true }, undefined],
  ['j', { keyCode: 229 }, undefined],
])('the key %s with %j does %s', (key, held, command) => {
  expect(reviewCommandOf({ ...press, key, ...held })).toBe(command);
});
