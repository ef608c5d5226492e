// @vitest-environment happy-dom
import { afterEach, expect, it, test, vi } from 'vitest';
import { dressPage, followTheme } from './followTheme.ts';

const table = { key: 'theme', light: '#ffffff', dark: '#000000' };
const root = document.documentElement;
const bars = () => [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map(({ content }) => content);

/** A system that goes to bed when it is told. */
function stage(night: boolean) {
  const system = Object.assign(new EventTarget(), { matches: night });
  vi.stubGlobal('matchMedia', () => system);
  return (next: boolean) => {
    system.matches = next;
    system.dispatchEvent(new Event('change'));
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  Reflect.deleteProperty(root.dataset, 'theme');
  document.querySelector('[name=theme-color]')?.remove();
});

test.each([
  ['"light"', true, 'light'],
  ['"dark"', false, 'dark'],
  ['"system"', true, 'dark'],
  ['"system"', false, 'light'],
  ['nonsense', true, 'dark'],
  ['"<script>"', false, 'light'],
  [undefined, true, 'dark'],
] as const)('a browser that keeps %s, on a system whose night is %s, is dressed %s', (kept, night, theme) => {
  stage(night);
  if (kept !== undefined) localStorage.setItem('theme', kept);
  followTheme(table);
  expect([root.dataset.theme, bars()]).toEqual([theme, [table[theme]]]);
});

it('follows the system as it changes, and another tab as it chooses', () => {
  const setNight = stage(false);
  followTheme(table);
  setNight(true);
  expect([root.dataset.theme, bars()]).toEqual(['dark', ['#000000']]);
  localStorage.setItem('theme', '"light"');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect([root.dataset.theme, bars()]).toEqual(['light', ['#ffffff']]);
});

it('N11 a browser that keeps nothing follows the system, until something is chosen', () => {
  stage(true);
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('no', 'SecurityError');
    },
    clear() {},
  });
  followTheme(table);
  expect(root.dataset.theme).toBe('dark');
  dressPage('light', table);
  expect(root.dataset.theme).toBe('light');
});
