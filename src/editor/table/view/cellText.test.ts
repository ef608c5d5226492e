import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = readFileSync(new URL('./table.css', import.meta.url), 'utf8');

it('E6 a class pasted into a cell, as of the full screen, draws nothing outside of the cell', () => {
  expect(sheet).toMatch(/\n\.cell-text \{\s*contain: layout paint;/);
});
