import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  ['a cell', 'cell-text', './table/view/table.css'],
  ['a part that is kept as it is', 'kept-body', './editor.css'],
  ['the preview', 'preview-page', './preview/preview.css'],
])('E6 a pasted class, as of the full screen, draws nothing outside of %s', (_, name, sheet) => {
  const rules = readFileSync(new URL(sheet, import.meta.url), 'utf8');
  expect(rules).toContain(`\n.${name} {\n  contain: layout paint;`);
});
