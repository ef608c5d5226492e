import { expect, it, test } from 'vitest';
import { readRecent, withRecent } from './recent.ts';

const opened = (to: string) => ({ group: '商品', title: `商品 ${to}`, about: ['福满楼'], to });

it('what was opened last stands first, once, and twelve are enough', () => {
  const many = Array.from({ length: 15 }, (_, at) => opened(`/${at}`)).reduce(withRecent, []);
  expect(many.map(({ to }) => to).slice(0, 3)).toEqual(['/14', '/13', '/12']);
  expect(many).toHaveLength(12);
  expect(
    withRecent(many, opened('/12'))
      .map(({ to }) => to)
      .slice(0, 3),
  ).toEqual(['/12', '/14', '/13']);
});

test.each([
  ['nothing', undefined],
  ['a word', 'x'],
  ['a half', [{ title: '商品' }]],
  ['an address elsewhere', [opened('https://example.com')]],
  ['an address elsewhere, written short', [opened('//example.com')]],
  ['a script', [opened('javascript:alert(1)')]],
])('%s in storage is nothing that was opened', (_, kept) => {
  expect(readRecent(kept)).toEqual([]);
});

it('what was kept comes back as it was', () => {
  expect(readRecent(JSON.parse(JSON.stringify([opened('/1')])))).toEqual([opened('/1')]);
});
