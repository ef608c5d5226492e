import { expect, test } from 'vitest';
import { resolveMedia } from './resolveMedia.ts';

test.each([
  ['/files', '/files/image/1_a.png', '/files/image/1_a.png'],
  ['/files', 'image/1_a.png', '/files/image/1_a.png'],
  ['/files', '/image/1_a.png', '/files/image/1_a.png'],
  ['https://files.example/', '/image/1_a.png', 'https://files.example/image/1_a.png'],
  ['/files', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/files', '', ''],
  ['/files', 'javascript:alert(1)', ''],
  ['/files', 'data:text/html,x', ''],
  ['/files', '//evil.example/a.png', ''],
  ['/files', 'http://[', ''],
])('over %j the stored path %j leads to %j', (fileHost, path, address) => {
  expect(resolveMedia(path, fileHost)).toBe(address);
});
