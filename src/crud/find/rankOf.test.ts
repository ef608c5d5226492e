import { describe, expect, it, test } from 'vitest';
import { soundsLike } from '../query/pinyin.ts';
import { arrangeFound } from './arrangeFound.ts';
import type { Findable } from './Findable.ts';
import { rankOf } from './rankOf.ts';

const thing = (title: string, more: Partial<Findable> = {}): Findable => ({
  key: title,
  group: '订单',
  title,
  facts: [],
  about: [],
  scope: 1,
  to: '/',
  ...more,
});
const order = thing('S120260630', {
  id: 63,
  facts: [
    { label: '收货人', text: '韩梅梅', words: ['韩梅梅'] },
    { label: '电话', text: '+1 (604) 555-0118', words: ['+1 (604) 555-0118', '16045550118'] },
  ],
  about: ['温村华人团购', '进行中'],
});

test.each([
  ['its whole title', 'S120260630', 'same', undefined],
  ['its title in other letters', 's120260630', 'same', undefined],
  ['its number', '63', 'number', undefined],
  ['its number with a sign', '#63', 'number', undefined],
  ['how it begins', 'S1202', 'begins', undefined],
  ['the end of its serial number', '60630', 'holds', undefined],
  ['the last four digits of a phone', '0118', 'tail', '电话'],
  ['a phone with blanks and dashes', '604 555-0118', 'tail', '电话'],
  ['a phone as it is dialled from abroad', '+1 604 555 0118', 'tail', '电话'],
  ['the middle of a phone', '604555', 'fact', '电话'],
  ['a name', '韩梅', 'fact', '收货人'],
  ['the first letters of a name', 'hmm', 'factSounds', '收货人'],
  ['a name as it sounds', 'hanmeimei', 'factSounds', '收货人'],
  ['a shop and a name', '温村 韩梅梅', 'pieces', undefined],
  ['what it is, and where', '订单 进行中', 'pieces', undefined],
])('an order is found by %s', (_, typed, name, by) => {
  const rank = rankOf(order, typed, soundsLike);
  expect([rank?.name, rank?.by?.label]).toEqual([name, by]);
});

test.each([['0119'], ['118x'], ['#64'], ['李雷'], ['hmx'], ['湾区 韩梅梅'], ['<script>'], ['🍜']])(
  '%s is not it',
  (typed) => {
    expect(rankOf(order, typed, soundsLike)).toBeUndefined();
  },
);

it('nothing typed, or nothing to be seen of it, finds nothing', () => {
  expect([rankOf(order, ''), rankOf(order, ' \u200b ')]).toEqual([undefined, undefined]);
});

it('three digits are no phone', () => {
  expect(rankOf(order, '118')?.name).toBe('fact');
});

describe('of several', () => {
  const titles = (typed: string, ...things: readonly Findable[]) =>
    arrangeFound(things, { typed, here: 2, soundsLike }).map(({ label, found }) => [
      label,
      ...found.map(({ thing }) => thing.key),
    ]);

  it('the likeliest comes first, and among equals what belongs to the open shop', () => {
    const lychee = thing('荔枝');
    const there = thing('桂味荔枝（2磅）', { key: 'there' });
    const here = thing('桂味荔枝（2磅）', { key: 'here', scope: 2 });
    expect(titles('荔枝', there, here, lychee)).toEqual([['订单', '荔枝', 'here', 'there']]);
  });

  it('the heading with the likeliest comes first; written or sounding so, headings keep their order', () => {
    const goods = thing('桂味荔枝（2磅）', { group: '商品' });
    const buyer = thing('Grace Li', { group: '买家' });
    expect(titles('li', goods, buyer)).toEqual([
      ['商品', '桂味荔枝（2磅）'],
      ['买家', 'Grace Li'],
    ]);
    expect(titles('grace', goods, buyer)).toEqual([['买家', 'Grace Li']]);
  });
});
