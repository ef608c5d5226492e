import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { collect } from './collect.mjs';
import { placesOf } from './placesOf.mjs';

const places = placesOf((await collect()).modules);

test.each([
  ['goods', 'fields.name', /^ {4}name: /],
  ['goods', 'fields.spec.variants.2.of.price', /price: /],
  ['goods', 'actions.shelf', /shelf/],
  // What is put together by a function stands where it is called.
  ['clubs', 'calls.update', /^ {2}calls: /],
])('%s, %s: its line in the sources is told', (resource, path, line) => {
  const [file = '', number] = places[resource][path].split(':');
  expect(readFileSync(`${root}${file}`, 'utf8').split('\n')[Number(number) - 1]).toMatch(line);
});
