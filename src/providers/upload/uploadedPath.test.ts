import { expect, test } from 'vitest';
import { uploadedPath } from './uploadedPath.ts';

test.each<[Readonly<Record<string, unknown>>, string | undefined]>([
  [{ source_url: 'https://cdn.test/a.png' }, 'https://cdn.test/a.png'],
  [{ source_url: 'https://cdn.test/a.png', resource_path: '/125/shop/gz/image/b.png' }, 'https://cdn.test/a.png'],
  [{ source_url: '', resource_path: '/125/shop/gz/image/b.png' }, '/image/b.png'],
  [{ resource_path: '/1250000000/shop/gz/image/1.png' }, '/image/1.png'],
  [{ resource_path: '/1250000000/shop/sh/video/2026/1.mp4' }, '/video/2026/1.mp4'],
  [{ resource_path: '/shop/ap-guangzhou/image/1.png' }, '/image/1.png'],
  [{ resource_path: '/shop/na-siliconvalley/image/1.png' }, '/image/1.png'],
  [{ resource_path: '/shop/ap-shanghai-fsi/image/1.png' }, '/image/1.png'],
  [{ resource_path: '/image/1.png' }, '/image/1.png'],
  [{ resource_path: 'image/1.png' }, 'image/1.png'],
  [{ resource_path: '/shop/gz/image/gz/1.png' }, '/image/gz/1.png'],
  [{ resource_path: '' }, undefined],
  [{ source_url: 7, resource_path: null }, undefined],
  [{}, undefined],
])('U2 of %j the address is %j', (answer, address) => {
  expect(uploadedPath(answer)).toBe(address);
});
