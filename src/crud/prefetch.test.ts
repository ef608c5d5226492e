// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { prefetch } from './prefetch.ts';

const asked = () => [...document.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));

it('asks for each file once, however often it is named', () => {
  prefetch('/assets/a.js /assets/b.css /assets/a.js');
  prefetch('/assets/b.css /assets/c.js');
  expect(asked()).toEqual(['/assets/a.js', '/assets/b.css', '/assets/c.js']);
  for (const link of document.querySelectorAll('link')) link.remove();
});

it('asks for nothing where nothing was built', () => {
  prefetch('');
  expect(asked()).toEqual([]);
});
