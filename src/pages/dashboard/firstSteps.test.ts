import { expect, test } from 'vitest';
import { firstSteps, isComplete } from './firstSteps.ts';

const bare = { id: 7, name: '新店', enable_robot: true };
const complete = { ...bare, address: '滨海路 1 号', phone_code: '1', phone: '6045550123', file_url: '/shop.png' };
const nothing = { tags: undefined, goods: undefined, groupons: undefined, robot: undefined };

const ticks = (...asked: Parameters<typeof firstSteps>) =>
  firstSteps(...asked).map(({ of, done }) => `${of} ${done ? '✓' : '–'}`);

test('a new shop has all before it, and what is not known is not done', () => {
  expect(ticks(bare, nothing)).toEqual(['shopInfo –', 'tags –', 'goods –', 'groupons –', 'robotSettings –']);
});

test('each step is ticked by what there is', () => {
  expect(ticks(complete, { tags: 3, goods: 0, groupons: 1, robot: true })).toEqual([
    'shopInfo ✓',
    'tags ✓',
    'goods –',
    'groupons ✓',
    'robotSettings ✓',
  ]);
});

test('a shop without an assistant has no step for it', () => {
  expect(ticks({ ...bare, enable_robot: false }, nothing)).toHaveLength(4);
});

test.each(['name', 'address', 'phone_code', 'phone', 'file_url'])(
  'S1 a shop whose %s is blank is not complete yet',
  (name) => {
    expect([isComplete(complete), isComplete({ ...complete, [name]: ' ' })]).toEqual([true, false]);
  },
);
