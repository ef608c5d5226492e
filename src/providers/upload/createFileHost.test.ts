import { expect, test } from 'vitest';
import { createFileHost } from './createFileHost.ts';

const ORIGIN = 'https://app.test';

test.each([
  ['https://files.test', '/image/1_a.png', 'https://files.test/image/1_a.png'],
  ['https://files.test/', '/image/1_a.png', 'https://files.test/image/1_a.png'],
  ['https://files.test/v2/shop', '/image/1_a.png', 'https://files.test/v2/shop/image/1_a.png'],
  ['/files', '/image/1_a.png', 'https://app.test/files/image/1_a.png'],
  ['/files//', 'image/1_a.png', 'https://app.test/files/image/1_a.png'],
  ['', '/image/1_a.png', 'https://app.test/image/1_a.png'],
])('U1 over %j a file for %s is sent to %s', (base, path, address) => {
  expect(createFileHost(base, ORIGIN).upload(path)).toBe(address);
});

test.each([
  ['https://files.test', 'https://cdn.test/a.png', 'https://cdn.test/a.png'],
  ['https://files.test', 'http://cdn.test/a.png?x=1', 'http://cdn.test/a.png?x=1'],
  ['https://files.test', '//cdn.test/a.png', 'https://cdn.test/a.png'],
  ['https://files.test', '/image/1.png', 'https://files.test/image/1.png'],
  ['https://files.test', 'image/1.png', 'https://files.test/image/1.png'],
  ['https://files.test', 'image/水饺 1.png', 'https://files.test/image/%E6%B0%B4%E9%A5%BA%201.png'],
  ['https://files.test', '', ''],
  ['https://files.test', 'http://[', ''],
  ['/files', 'image/1.png', 'https://app.test/files/image/1.png'],
  ['/files', '/files/image/1.png', 'https://app.test/files/image/1.png'],
])('over %j the stored path %j leads to %j', (base, path, address) => {
  expect(createFileHost(base, ORIGIN).resolve(path)).toBe(address);
});

test.each([
  ['/files', '/files/image/a.webp', 'https://shop.example/files/image/a.webp?w=144'],
  ['/files', 'https://shop.example/files/image/a.webp', 'https://shop.example/files/image/a.webp?w=144'],
  ['/files', 'https://elsewhere.example/a.webp', 'https://elsewhere.example/a.webp'],
  ['https://files.example', 'image/a.webp', 'https://files.example/image/a.webp'],
  ['/files', '', ''],
])('at %s the small picture of "%s" is "%s"', (base, path, address) => {
  expect(createFileHost(base, 'https://shop.example').thumbnail(path)).toBe(address);
});
