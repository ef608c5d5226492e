import { expect, test } from 'vitest';
import { lintText } from '../json/lintData.ts';
import { fixOf } from './fixOf.ts';

const product = { declared: [], addresses: [] };
const declared = (column: string, kind = '"kind": "text"', key = '"label"') =>
  `{ "name": "gifts", ${key}: "礼品", "scope": "shop", "fields": { "title": { ${kind}, "label": "名称" } }, "calls": { "noun": "gift" }, "list": { "columns": [${column}] } }`;

/** The text with everything mended that can be mended by one press, and what the linter still says of it. */
function mended(text: string) {
  const fixes = lintText(text, product).findings.flatMap((finding) => fixOf(text, finding) ?? []);
  const last = fixes.toSorted((one, other) => other.from - one.from);
  const next = last.reduce((so, { from, to, insert }) => so.slice(0, from) + insert + so.slice(to), text);
  return { presses: fixes.map(({ label }) => label), left: lintText(next, product).findings.length };
}

test.each([
  ['a column', declared('"tilte"'), '改成 "title"'],
  ['a column in single quotes', declared("'tilte'"), '改成 "title"'],
  ['a kind of field', declared('"title"', '"kind": "txet"'), '改成 "text"'],
  ['a key', declared('"title"', '"kind": "text"', '"lable"'), '改成 "label"'],
  ['a key without quotes', declared('"title"', '"kind": "text"', 'lable'), '改成 "label"'],
])('%s that was misspelt is mended by one press', (_, text, press) => {
  expect(mended(text)).toEqual({ presses: [press], left: expect.any(Number) });
  expect(mended(text.replaceAll(/tilte|txet|lable/g, 'title')).presses).not.toContain(press === '' ? press : '改成');
});

test('what was meant is put where it was written, and nothing is wrong any more', () => {
  expect(mended(declared('"tilte"'))).toEqual({ presses: ['改成 "title"'], left: 0 });
});

test('where nobody knows what was meant, nothing is offered', () => {
  expect(mended(declared('"nothingLikeIt"')).presses).toEqual([]);
});
