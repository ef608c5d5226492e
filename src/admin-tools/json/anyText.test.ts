import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStyle } from '../lint/Finding.ts';
import { lintText } from './lintData.ts';
import { readResources } from './readResources.ts';

const product = { declared: [{ name: 'tags', scope: 'shop' as const }], addresses: ['/dashboard'] };
const file = readFileSync('tests/fixtures/shop/resources.json', 'utf8');
const [, one = ''] = /"resources": \[\s*(\{[\s\S]*?\n {4}\})/.exec(file) ?? [];

/** What a hand puts in the place of a word, a sign or a number. */
const odd = fc.constantFrom(
  ...['', 'constructor', '"constructor"', '__proto__', '"toString"', 'null', 'undefined', '[]', '{}', '-1', '1e999'],
  ...['""', '"\\u{FFFFFFF}"', "'", '`', '/*', 'f.text({', 'f.list({ of: {} })', 'roleBelow()', 'conventionalCalls()'],
  ...['true', '[[]]', '{ "a": null }', '["name", "name"]', '0', '"name"', '"kind"', 'f.union({ on: 1 })'],
);
const change = fc.record({ at: fc.nat(100_000), put: odd });

function changed(text: string, { at, put }: { readonly at: number; readonly put: string }): string {
  const words = [...text.matchAll(/"[^"\n]*"|[\w.-]+|[^\s]/g)];
  const { index = 0, 0: word = '' } = words[at % words.length] ?? {};
  return text.slice(0, index) + put + text.slice(index + word.length);
}

test('whatever is typed into a declaration is told or taken, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const { findings, written } = lintText(changes.reduce(changed, one), product);
      expect(findings.some((finding) => !isStyle(finding))).toBe(written === undefined);
    }),
    { numRuns: 300 },
  );
});

test('whatever is in resources.json is refused or used, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const { reports } = readResources(changes.reduce(changed, file), product);
      expect(reports.filter(({ findings }) => findings.length === 0)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
