import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { finds, mayBeSound } from './finds.ts';
import { soundsLike } from './pinyin.ts';
import { wordsOf } from './wordsOf.ts';

test.each([
  ['as it is written', '肠包', '肉肠包', true],
  ['without case', 'LATTE', '拿铁 latte', true],
  ['without the difference of wide and narrow', '２４', '鸡蛋（24枚）', true],
  ['by the first letters of its sounds', 'rcb', '肉肠包', true],
  ['by its whole sounds', 'rouchangbao', '肉肠包', true],
  ['with gaps between them', 'rou chang', '肉肠包', true],
  ['from the middle', 'cb', '肉肠包', true],
  ['whichever sound a character has', 'yhk', '银行卡', true],
  ['in letters of any case', 'RCB', '肉肠包', true],
  ['not with a sound left out', 'rb', '肉肠包', false],
  ['not by other words', '牛', '肉肠包', false],
])('a word is found %s', (_, typed, word, found) => {
  expect(finds([word.normalize('NFKC').toLowerCase()], typed, soundsLike)).toBe(found);
});

test.each([
  ['604-555', '6045550101', true],
  ['(604) 555 0101', '6045550101', true],
  ['+1 604 555 0101', '6045550101', true],
  ['６０４５', '6045550101', true],
  ['0101', '+1 (604) 555-0101', true],
  ['16045550101', '+1 (604) 555-0101', true],
  ['604-556', '6045550101', false],
  ['+1 604 555 0199', '6045550101', false],
])('OR-E2 typed %s, the phone %s is found: %s', (typed, phone, found) => {
  const buyers = defineResource({
    name: 'buyers',
    label: '买家',
    scope: 'shop',
    fields: { phone: f.phone({ label: '电话' }) },
    calls: conventionalCalls('buyer'),
  });
  expect(finds(wordsOf(buyers, { id: 1, phone }), typed)).toBe(found);
});

it('before sounds are there, what is written is found', () => {
  expect([finds(['肉肠包'], '肉'), finds(['肉肠包'], 'rcb')]).toEqual([true, false]);
  expect([mayBeSound('rcb'), mayBeSound('肉'), mayBeSound('rou肠')]).toEqual([true, false, false]);
});

it('choices are found by their words, references by their names, tags one by one', () => {
  const shelf = defineResource({
    name: 'shelf',
    label: '货架',
    scope: 'shop',
    fields: {
      name: f.text({ label: '名称' }),
      kind: f.choice({ label: '种类', options: [{ value: 1, label: '满减' }] }),
      tag: f.ref({ label: '分类', to: 'tags', shows: 'name' }),
      words: f.tags({ label: '标签' }),
    },
    calls: conventionalCalls('shelf'),
    list: { search: ['name', 'kind', 'tag', 'words'] },
  });
  const record = { id: 1, name: 'ＡＢ', kind: 1, tag: 7, words: ['新品', '热卖'] };
  expect(wordsOf(shelf, record, (_, id) => (id === 7 ? '海鲜' : undefined))).toEqual([
    'ab',
    '满减',
    '海鲜',
    '新品',
    '热卖',
  ]);
});
