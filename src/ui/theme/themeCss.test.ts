import { expect, it } from 'vitest';
import { themeCss } from './themeCss.ts';
import { tokens } from './tokens.ts';

const [day = '', night = ''] = themeCss().split('\n');

it('writes every colour as a variable, by day and by night', () => {
  expect(day).toContain('--line-strong:#8a9099;');
  expect(night).toMatch(/^@media screen\{:root:where\(\[data-theme=dark\]\)\{color-scheme:dark;/);
  for (const value of Object.values(tokens.light)) expect(day).toContain(`:${value};`);
  for (const value of Object.values(tokens.dark)) expect(night).toContain(`:${value};`);
});

it('has the colours of the day ready for what is always seen by day', () => {
  expect(day).toMatch(/^:root,\.day\{[^}]*--text:#1c2126;/);
  expect(night).not.toContain('.day');
});

it('gives sizes their unit', () => {
  expect(day).toContain('--radius:8px;');
  expect(day).toContain('--control:36px}');
});
