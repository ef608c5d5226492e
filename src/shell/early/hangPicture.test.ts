// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { hangPicture } from './hangPicture.ts';

const table = { session: 'Login-Session', picture: 'Last-Picture', pictureLifeMs: 1000 };
const picture = {
  at: '/shop/1/goods/list',
  build: new URL('/assets/index-1.js', location.href).href,
  widthPx: innerWidth,
  takenMs: 5000,
  html: '<p>甲</p>',
};
/** Nothing is fetched for a script that was read where nothing is run. */
const page = () => {
  const { body } = new DOMParser().parseFromString(
    '<div id="last" hidden></div><script type="module" src="/assets/index-1.js"></script>',
    'text/html',
  );
  return [...body.children];
};

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(5400);
  localStorage.setItem('Login-Session', 'session-1');
  localStorage.setItem('Last-Picture', JSON.stringify(picture));
  history.replaceState(null, '', picture.at);
  document.body.replaceChildren(...page());
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete window.early;
});

/** What the merchant sees of it. */
function seen(): string | null {
  hangPicture(table);
  const frame = document.getElementById('last');
  return frame?.hidden === false ? frame.innerHTML : null;
}

it('the last picture of the address is seen while the page is made', () => {
  expect(seen()).toBe('<p>甲</p>');
});

it('a page that is still being read gets it as soon as there is a place for it', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  expect(seen()).toBeNull();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  expect(document.getElementById('last')?.hidden).toBe(false);
});

const leave = (word: object) => localStorage.setItem('Last-Picture', JSON.stringify({ ...picture, ...word }));
test.each([
  ['at another address', () => history.replaceState(null, '', '/shop/2/goods/list')],
  ['with conditions in the address', () => history.replaceState(null, '', '/shop/1/goods/list?q=1')],
  ['without a session', () => localStorage.removeItem('Login-Session')],
  ['where nothing was left', () => localStorage.removeItem('Last-Picture')],
  ['in a window of another width', () => leave({ widthPx: innerWidth - 1 })],
  ['when it is too old', () => leave({ takenMs: 4399 })],
  ['when the clock was put back since', () => leave({ takenMs: 5401 })],
  ['drawn by another build', () => leave({ build: 'https://shop.example/assets/index-2.js' })],
  ['once the application is there', () => Object.assign(window, { early: null })],
])('%s it is not seen', (_, change) => {
  change();
  expect(seen()).toBeNull();
});
