import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnOf } from './braftStylesPlugin.ts';

const library = readFileSync('node_modules/braft-editor/dist/index.css', 'utf8');
const drawn = drawnOf(library);

test.each([
  '.DraftEditor-root{position:relative}',
  '.public-DraftStyleDefault-block{position:relative;white-space:pre-wrap}',
  '.public-DraftStyleDefault-depth3.public-DraftStyleDefault-reset{counter-reset:d}',
  '.bf-content *{line-height:normal}',
  '.bf-container .public-DraftEditor-content pre pre{margin:0;padding:0}',
])('what an article is drawn with stays: %s', (rule) => {
  expect(library).toContain(rule);
  expect(drawn).toContain(rule);
});

test.each(['bf-controlbar', 'control-item', 'bf-modal', 'bf-link-editor', '@font-face'])(
  'of its toolbar, its windows and their font nothing is left: %s',
  (name) => {
    expect([library.includes(name), drawn.includes(name)]).toEqual([true, false]);
  },
);

test('three quarters of it are nothing that an article needs', () => {
  expect(drawn.length).toBeLessThan(library.length / 4);
});

test('a rule goes with the last of its classes that nobody draws', () => {
  expect(drawnOf('.bf-content,.bf-hr{top:0}p{top:1px}.bf-container.read-only .bf-content{top:2px}')).toBe('p{top:1px}');
});
