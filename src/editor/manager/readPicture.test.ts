import { expect, test } from 'vitest';
import { readPicture } from './readPicture.ts';

test.each([
  ['https://a.example/1.png', 'https://a.example/1.png'],
  [' http://a.example/1 ', 'http://a.example/1'],
  ['a.example/1.png', 'https://a.example/1.png'],
  ['//a.example/1.png', 'https://a.example/1.png'],
  ['/files/image/1.png', '/files/image/1.png'],
  ['data:image/png;base64,AAAA', undefined],
  ['javascript:alert(1)', undefined],
  ['file:///1.png', undefined],
  ['牛肉 饺子', undefined],
  ['1.png', 'https://1.png/'],
  ['', undefined],
])('E5 the picture address %j is taken as %j', (text, address) => {
  expect(readPicture(text)).toBe(address);
});
