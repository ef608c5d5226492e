import { expect, it } from 'vitest';
import { f } from '../f.ts';
import { kinds } from '../kinds.ts';

const unionText = kinds.union.text;
const nobody = { nameOf: () => undefined, idOf: () => undefined };
const words = f.union({
  label: '链接',
  on: 'type',
  variants: { 1: f.url({ label: '网址' }), 2: f.text({ label: '路径' }) },
});
const rows = f.union({
  label: '规格',
  on: 'type',
  variants: {
    1: f.text({ label: '名称' }),
    2: f.list({ label: '行', add: '加', of: { name: f.text({ label: '名' }) } }),
  },
});

it('a union of texts is the text itself in a sheet, as a merchant would type it', () => {
  expect(unionText?.write('pages/index', words, nobody)).toBe('pages/index');
  expect(unionText?.read(' pages/index ', words, nobody)).toEqual({ value: 'pages/index' });
  expect(unionText?.read('', words, nobody)).toEqual({ value: undefined });
});

it('a union that may hold rows is JSON, whichever of them it holds', () => {
  for (const value of ['大份', [{ name: '大份' }]]) {
    expect(unionText?.read(String(unionText?.write(value, rows, nobody)), rows, nobody)).toEqual({ value });
  }
});
