import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../../tests/support/network.ts';
import { createRelease } from './createRelease.ts';

const origin = 'https://shop.example';
const entry = '/assets/index-old1.js';
const pageWith = (src: string) =>
  `<!doctype html><script type="module" crossorigin src="${src}"></script><div id="root">`;
const newer = pageWith('/assets/index-new2.js');

test.each([
  ['names another script: a newer build', () => HttpResponse.html(newer), true],
  ['names ours: the network', () => HttpResponse.html(pageWith(entry)), false],
  ["is a network's own login", () => HttpResponse.html('<h1>请登录 Wi-Fi</h1>'), false],
  ['is refused', () => HttpResponse.html(newer, { status: 502 }), false],
  ['cannot be had', () => HttpResponse.error(), false],
])('N11 code did not come, and the page as it is served %s', async (_, page, isOld) => {
  network.use(http.get(`${origin}/`, page));
  const release = createRelease({ events: new EventTarget(), origin, entry });
  await release.check();
  expect(release.isOld()).toBe(isOld);
});

test('N11 a newer build is told of once, as soon as code did not come', async () => {
  let asked = 0;
  network.use(
    http.get(`${origin}/`, () => {
      asked += 1;
      return HttpResponse.html(newer);
    }),
  );
  const events = new EventTarget();
  const release = createRelease({ events, origin, entry });
  const heard = new Promise<void>((resolve) => release.subscribe(resolve));
  expect(asked).toBe(0);
  events.dispatchEvent(new Event('vite:preloadError'));
  events.dispatchEvent(new Event('vite:preloadError'));
  await heard;
  await release.check();
  expect(asked).toBe(1);
});
