import { expect, test } from 'vitest';
import { isMissingCode } from './isMissingCode.ts';

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/x.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/assets/x.js'],
  ['Safari', 'Importing a module script failed.'],
  ['a style sheet', 'Unable to preload CSS for /assets/x.css'],
])('E13 a file that did not come is known by what %s says', (_, message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'getType')"),
  new Error('x'),
  'text',
  undefined,
])('E17 a page that broke is no file that did not come: %s', (error) => {
  expect(isMissingCode(error)).toBe(false);
});
