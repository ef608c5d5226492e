import { readFileSync } from 'node:fs';
import { readTestFiles, type TestFile } from './titles.ts';

export const listPath = 'docs/CONFORMANCE.md';

/** One line of the list. */
export interface Line {
  readonly id: string;
  /** As it stands in the file. */
  readonly text: string;
  /** As it has to stand there, by what the tests are called. */
  readonly wanted: string;
}

const LINE = /^\| ([A-Z]\d+) \| (.*?) \| ([^|]*) \|$/;
const NONE = 'not yet';

/** The lines of the list, each beside what the tests make of it. */
export function readLines(text = readFileSync(listPath, 'utf8'), tests = readTestFiles()): readonly Line[] {
  return text.split('\n').flatMap((line) => {
    const [, id, says] = LINE.exec(line) ?? [];
    return id && says ? [{ id, text: line, wanted: `| ${id} | ${says} | ${filesNaming(id, tests)} |` }] : [];
  });
}

/** The list with its last column as the tests make it. */
export function refreshed(text: string, tests = readTestFiles()): string {
  return readLines(text, tests).reduce((whole, line) => whole.replace(line.text, () => line.wanted), text);
}

/** What looks like a number of the list in the titles of a file; `RB-E2` is one of another list. */
export const idsIn = ({ titles }: TestFile): readonly string[] => [
  ...new Set(titles.flatMap((title) => title.match(/(?<!-)\b[RLTSGCBOWVUENK]\d{1,2}\b/g) ?? [])),
];

function filesNaming(id: string, tests: readonly TestFile[]): string {
  const files = tests.filter((file) => idsIn(file).includes(id)).map(({ path }) => `\`${path}\``);
  return files.length === 0 ? NONE : files.join(', ');
}
