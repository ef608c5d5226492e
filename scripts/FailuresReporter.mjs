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
    const lines = [...files.flatMap(failuresOf), ...outside.map((error) => `outside every test: ${firstLine(error)}`)];
    writeFileSync(process.env.FAILURES_FILE, JSON.stringify(lines));
  }
}

/** One line for each test of a file that failed, or for the file that did not load. */
function failuresOf(file) {
  const name = relative(root, file.moduleId);
  const ofTests = [...file.children.allTests('failed')].map(
    (test) => `${name} > ${test.fullName}: ${firstLine(test.result().errors?.[0])}`,
  );
  return [...file.errors().map((error) => `${name}: ${firstLine(error)}`), ...ofTests];
}

const firstLine = (error) => String(error?.message ?? 'no reason given').split('\n')[0];
