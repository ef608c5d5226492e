import { parseAst } from 'vite';
import { expect, it, test } from 'vitest';
import { classOf } from './classOf.ts';
import { dressedCss } from './dressedCss.ts';
import { styleCalls } from './styleCalls.ts';

test.each([
  ['button/style', 'default', 'ant-btn'],
  ['checkbox/style', 'default', 'ant-checkbox'],
  ['grid/style', 'useColStyle', 'ant-col'],
  ['form/style/fallbackCmp', 'default', 'ant-form'],
])('%s %s dresses .%s', (module, exported, dressed) => {
  expect(classOf(module, exported)).toBe(dressed);
});

it('what a module hands to the makers of styles is found, wherever it stands', () => {
  const code = 'export const a = genStyleHooks(["Input", "Shared"], (token) => [rule(token)]); other(1);';
  const [call] = styleCalls(parseAst(code));
  expect(code.slice(call?.from, call?.to)).toBe('["Input", "Shared"], (token) => [rule(token)]');
  expect(styleCalls(parseAst('other(genStyle)'))).toEqual([]);
});

it('a component brings its own rules and variables, in light and dark', () => {
  const css = dressedCss('button/style');
  expect(css).toMatch(/\.ant-btn\{[^}]*display:inline-flex/);
  expect(css).toContain('.zg.ant-btn-css-var,.zg.ant-btn{--ant-button-');
  expect(css).toContain('@media screen{:where([data-theme=dark]) :is(.zg.ant-btn-css-var,.zg.ant-btn){--ant-button-');
  expect(css).not.toContain('--ant-color-primary:');
});

it('what all share comes once, with the colours of the product', () => {
  const css = dressedCss();
  expect(css).toMatch(/^\.zg\{[^}]*--ant-color-primary:#/);
  expect(css).toContain('@media screen{:where([data-theme=dark]) :is(.zg){');
  expect(css).not.toContain('ant-affix');
});
