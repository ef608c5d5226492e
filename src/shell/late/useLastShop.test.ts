import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { tokens } from '#ui/theme/tokens.ts';
import { declarations } from '../early/declarations.ts';
import { inLastShop } from './useLastShop.ts';

const manifest = JSON.parse(readFileSync('public/app.webmanifest', 'utf8'));
const shortcuts: readonly { name: string; url: string }[] = manifest.shortcuts;

test.each(shortcuts.map(({ name, url }) => [name, url]))('the shortcut %s leads into the last shop', (_, url) => {
  const [path = '', search] = url.split('?');
  const routes = declarations().flatMap(({ routes: { list, create } }) => [list, create]);
  expect(routes).toContain(inLastShop(path, `?${search}`, 7)?.replace('/shop/7/', '/shop/:sid/'));
});

test.each([
  ['another page', '/shop/1/tags', '?last=goods/add', 7],
  ['no shop', '/dashboard', '?last=goods/add', undefined],
  ['nothing said', '/dashboard', '', 7],
  ['another site', '/dashboard', '?last=//example.com', 7],
  ['a way out', '/dashboard', '?last=../../login', 7],
])('%s leads nowhere', (_, path, search, shop) => {
  expect(inLastShop(path, search, shop)).toBeUndefined();
});

it('while an installed product opens its bar has the colour of the product’s own', () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual([tokens.light.surface, tokens.light.ground]);
});
