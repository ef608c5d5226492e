import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idsIn, listPath, readLines, refreshed } from './conformanceList.ts';
import { readTestFiles, titlesIn } from './titles.ts';

/** How far each part of the list goes. */
const parts = { R: 8, L: 5, T: 9, S: 3, G: 8, C: 3, B: 9, O: 4, W: 7, V: 5, U: 4, E: 17, N: 11, K: 10 };
const ids = Object.entries(parts).flatMap(([part, last]) => Array.from({ length: last }, (_, at) => part + (at + 1)));
const lines = readLines();

test('the list holds every number once, in order', () => {
  expect(lines.map(({ id }) => id)).toEqual(ids);
});

test('every line names the tests that name it', () => {
  const stale = lines.filter(({ text, wanted }) => text !== wanted).map(({ wanted }) => wanted);
  const remedy = `Run node scripts/conformance.mjs, or paste into ${listPath}:\n${stale.join('\n')}\n`;
  expect(stale, remedy).toEqual([]);
});

test('no test names a number that the list does not have', () => {
  const unknown = readTestFiles().flatMap((file) =>
    idsIn(file)
      .filter((id) => !ids.includes(id))
      .map((id) => `${file.path}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('bringing the list in step a second time changes nothing', () => {
  const once = refreshed(readFileSync(listPath, 'utf8'));
  expect(refreshed(once)).toBe(once);
});

test('titles are found behind tables, types and brackets in strings', () => {
  const quote = "'";
  const call = ['te', 'st'].join('');
  const code = [
    `${call}(${quote}plain${quote}, () => {});`,
    `${call}.each([[${quote}a)${quote}, { b: [1] }]])(\n  ${quote}in a table${quote}, () => {});`,
    `${call}.each<[string]>(rows)(\`with a part\`, () => {});`,
    `// ${call}(${quote}in a comment${quote})`,
    `my.${call}(${quote}of something else${quote});`,
  ];
  expect(titlesIn(code.join('\n'))).toEqual(['plain', 'in a table', 'with a part']);
});
