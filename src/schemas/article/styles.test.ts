import { expect, test } from 'vitest';
import { cleanStyle } from './styles.ts';

test.each([
  'color:red',
  'COLOR: Red !important;',
  'color: red; \n  background-color: rgba(0, 0, 0, .5);',
  "font-family: 'a;b', 微软雅黑",
  'background: linear-gradient(90deg, rgb(1,2,3), #fff)',
  'width: calc(100% - (2 * 1em)); margin: -5px 0 0',
])('E6 %s stays word for word', (style) => {
  expect(cleanStyle(style)).toBe(style);
});

test.each([
  ['color:red;position:fixed', 'color:red'],
  ['z-index:9; color : red ;transform:none', 'color : red'],
  ['visibility:hidden', ''],
  ['display:none', ''],
  ['display: None !important;color:red', 'color:red'],
  ['animation: x 1s; transition: all 1s', ''],
  ['-webkit-binding: x; behavior: url(x.htc); -moz-binding: url(x.xml#x)', ''],
  ['--x: 1; color: var(--x)', ''],
  ['', ''],
  [';;', ''],
  ['red', ''],
])('E6 of %s stays %s', (style, clean) => {
  expect(cleanStyle(style)).toBe(clean);
});

test.each([
  'background:url(https://evil.example/a.png)',
  'background:URL (x)',
  'background:u\\72l(x)',
  'background:/**/url(x)',
  'width:expression(alert(1))',
  'width:exp/**/ression(alert(1))',
  "background:image-set('x' 1x)",
  'background:element(#x)',
  'background:cross-fade(x, y)',
  '@import "x"',
  'color:red}body{color:blue',
  'color:"\n;background:red',
  'color:red;background:"',
  'color:red;background:(',
  'color:red;background:)',
  'color:</style>',
])('E6 nothing of %s reaches out of its element', (style) => {
  expect(cleanStyle(style)).not.toMatch(/url|expression|image-set|element|cross-fade|@|[{}"<]|background/i);
});
