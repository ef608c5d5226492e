import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { Buyer } from '../model/Day.ts';
import { findBuyers } from './findBuyers.ts';
import { isTicked, merged, readTicks, readTicksFile, withTick, writeTicksFile } from './ticks.ts';

const buyer = (number: number, name: string, phone = ''): Buyer => ({
  ...{ number, order: number * 10, name, phone, address: '', comment: '', lines: [], count: 0, amount: '0.00' },
});
const buyers = [buyer(1, '张三', '6045550112'), buyer(2, '李四'), buyer(12, '阿明')];
const ticks = fc.dictionary(fc.nat(500).map(String), fc.nat());

test('GD-D4 a press ticks, and taking it back leaves no trace', () => {
  const once = withTick({}, { order: 10 }, 5);
  expect([isTicked(once, { order: 10 }), isTicked(once, { order: 20 })]).toEqual([true, false]);
  expect(withTick(once, { order: 10 }, undefined)).toEqual({});
});

test('GD-D4 whose number is called comes first, then who else is meant', () => {
  const found = findBuyers(buyers, {}, { q: '12', part: 'open' }).map(({ name }) => name);
  expect(found).toEqual(['阿明', '张三']);
  expect(findBuyers(buyers, {}, { q: '#2', part: 'open' })[0]?.name).toBe('李四');
});

test('GD-D4 whoever is sought is found among those who have picked up, too', () => {
  const done = withTick({}, { order: 20 }, 5);
  const names = (part: 'open' | 'ticked' | 'all', q = '') =>
    findBuyers(buyers, done, { q, part }).map(({ name }) => name);
  expect([names('open'), names('ticked'), names('all')]).toEqual([
    ['张三', '阿明'],
    ['李四'],
    ['张三', '李四', '阿明'],
  ]);
  expect(names('open', '李四')).toEqual(['李四']);
});

it('GD-D4 what two people ticked comes together in any order, as often as one likes', () => {
  fc.assert(
    fc.property(ticks, ticks, (own, other) => {
      const both = merged(own, other);
      expect(merged(other, own)).toEqual(both);
      expect(merged(both, other)).toEqual(both);
      expect(new Set(Object.keys(both))).toEqual(new Set([...Object.keys(own), ...Object.keys(other)]));
    }),
  );
});

it('GD-D4 a file of ticks gives back what was written into it', () => {
  fc.assert(
    fc.property(ticks, (own) => {
      expect(readTicksFile(writeTicksFile(7, own), 7)).toEqual({ ticks: own });
    }),
  );
});

test.each([
  ['another group-buy', writeTicksFile(8, {}), '这是另一个团购的取货记录'],
  ['another file', '{"a":1}', '这不是取货记录文件'],
  ['no JSON at all', 'PK', '这不是取货记录文件'],
])('GD-D4 a file of %s is refused', (_, text, problem) => {
  expect(readTicksFile(text, 7)).toEqual({ problem });
});

test('what cannot be read of the ticks that were kept is left out', () => {
  expect(readTicks({ 10: 5, x: 1, 20: 'no' })).toEqual({ 10: 5 });
  expect([readTicks(undefined), readTicks([1])]).toEqual([{}, {}]);
});
