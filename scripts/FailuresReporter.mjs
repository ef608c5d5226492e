import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * Writes what failed into the file `FAILURES_FILE` names, so that it can be told once more at the very end: of thousands
 * of lines a log keeps the last ones, and the error outside every test is in no other report of vitest.
 */
export default class FailuresReporter {
  /** @type {import('vitest/node').Reporter['onTestRunEnd']} */
  onTestRunEnd(files, outside) {
    const lines = [...files.flatMap(failuresOf), ...outside.map((error) => `outside every test: ${reasonOf(error)}`)];
    writeFileSync(process.env.FAILURES_FILE, JSON.stringify(lines));
  }
}

/** One line for each test of a file that failed, or for the file that did not load. */
function failuresOf(file) {
  const name = relative(root, file.moduleId);
  const ofTests = [...file.children.allTests('failed')].map(
    (test) => `${name} > ${test.fullName}: ${reasonOf(test.result().errors?.[0])}${shownBy(test)}`,
  );
  return [...file.errors().map((error) => `${name}: ${reasonOf(error)}`), ...ofTests];
}

/** What a browser's page showed meanwhile: where it was is half of the reason. */
const shownBy = (test) => (test.meta().showed ? ` ${test.meta().showed.replace(/\s+/g, ' ').slice(0, 700)}` : '');

/**
 * Its first line; a property tells its seed and its counterexample in the next two, without which nobody finds it again,
 * and a browser what it waited for somewhere below.
 */
function reasonOf(error) {
  const lines = String(error?.message ?? 'no reason given').split('\n');
  const waited = lines.slice(1).filter((line) => /^\s*- waiting for /.test(line));
  return [...lines.slice(0, lines[0].startsWith('Property failed') ? 3 : 1), ...waited.slice(0, 1)]
    .join(' ')
    .slice(0, 1500);
}
