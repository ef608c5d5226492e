import { expect, it, test } from 'vitest';
import { offersOf, withOffers } from './offers.ts';

test.each([
  [
    { id: 7, name: '鸡蛋', price: '9.50', imgs: ['/a.png', '/b.png'], type: 1 },
    [{ key: '7', name: '鸡蛋', price: '9.50', img: '/a.png' }],
  ],
  [{ id: 7, name: '奶茶', price: '', imgs: [], type: 3, spec: [{ Name: '加料' }] }, [{ key: '7', name: '奶茶' }]],
  [{ id: 7 }, [{ key: '7', name: '#7' }]],
  [
    {
      id: 7,
      name: '榴莲',
      type: 2,
      imgs: ['/a.png'],
      spec: [
        { name: '3 磅', price: '49.99' },
        { name: '', price: '9' },
      ],
    },
    [
      { key: '7-0', name: '榴莲（3 磅）', price: '49.99', img: '/a.png' },
      { key: '7-1', name: '榴莲（2）', price: '9', img: '/a.png' },
    ],
  ],
])('GB-E4 goods %j can be offered as %j', (goods, offers) => {
  expect(offersOf(goods)).toEqual(offers);
});

it('GB-E4 what is picked stands behind the products that are there; an empty row gives way', () => {
  const saved = { id: 3, name: '米' };
  const picked = [{ key: '7', name: '鸡蛋', price: '9.50' }];
  expect(withOffers([saved, {}, { name: '', price: undefined }], picked)).toEqual([
    saved,
    { name: '鸡蛋', price: '9.50' },
  ]);
  expect(withOffers(undefined, picked)).toEqual([{ name: '鸡蛋', price: '9.50' }]);
});
