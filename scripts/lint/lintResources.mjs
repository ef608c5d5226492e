import { readFileSync } from 'node:fs';
import { collect, dataTexts } from './collect.mjs';
import { locate } from './locate.mjs';
import { rowsInUse } from './rowsInUse.mjs';

/**
 * Lints every declaration of the product, and the rows they stand on.
 *
 * @param {string} [beside] A `resources.json` that lies beside the product, which is held against all of them.
 * @param {Awaited<ReturnType<typeof collect>>} [collected] All of them, read here where left out.
 * @returns {Promise<{ code: string, file: string, line: number, column: number, path: readonly (string | number)[],
 *   what: string, meant?: string, remedy: string, style: boolean, sentence: string, text: string }[]>}
 */
export async function lintResources(beside, collected) {
  const { lint, modules } = collected ?? (await collect());
  const texts = dataTexts();
  const laid = beside === undefined ? [] : [[beside, readFileSync(beside, 'utf8')]];
  const found = [
    ...lint.lintProduct(modules, texts, rowsInUse()),
    ...laid.flatMap(([file, text]) => lint.lintBeside(file, text, modules, texts)),
  ];
  return found.map(({ file, exported, at, offset: _, ...finding }) => ({
    file,
    ...finding,
    ...(exported === undefined
      ? lineOf([...texts, ...laid], file, finding.line)
      : locate(file, exported, finding.path, at)),
    style: lint.isStyle(finding),
    sentence: lint.sentenceOf(finding),
  }));
}

/** @param {readonly (readonly string[])[]} texts */
const lineOf = (texts, file, line) => ({
  text: texts.find(([name]) => name === file)?.[1].split('\n')[line - 1] ?? '',
});

/** So much of a line is shown. */
const LONGEST = 160;

/** The line with the place marked; of an endless one, such as a whole file in one line, what stands around it. */
export function frameOf({ line, column, text }) {
  const number = String(line);
  const before = text.length > LONGEST ? Math.max(0, column - 1 - LONGEST / 2) : 0;
  return [
    `${number} | ${text.slice(before, before + LONGEST)}`,
    `${' '.repeat(number.length)} | ${' '.repeat(column - 1 - before)}^`,
  ];
}

/** What the terminal shows of a finding: place and code, the sentence, the line with the place marked, where it is explained. */
export const told = ({ file, line, column, code, style, sentence, text }) =>
  [
    `${file}:${line}:${column}  ${code}${style ? ' (style)' : ''}`,
    ...[sentence, ...frameOf({ line, column, text }), `docs/LINT.md#${code}`].map((each) => `  ${each}`),
  ].join('\n');
