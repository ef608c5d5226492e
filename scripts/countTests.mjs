/**
 * What a run of vitest proved, from its JSON report and its exit code.
 *
 * Doubt counts as failure: a test that was skipped, a file that did not load, an error outside every test, a run that
 * found no test at all or wrote no report.
 *
 * @param {{ testResults: TestFile[] } | undefined} report
 * @param {number} exitCode
 * @param {{ chosen?: boolean }} [options] `chosen`: some tests were picked by name, so that the others count for nothing
 * @returns {Count}
 */
export function countTests(report, exitCode, { chosen = false } = {}) {
  const counts = (report?.testResults ?? []).map((file) => countFile(chosen ? withoutSkipped(file) : file));
  const { passed, failed } = sum(counts);
  const isDoubtful = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isDoubtful ? 1 : failed };
}

/** @param {TestFile} file */
function countFile({ status, assertionResults }) {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.length - passed;
  return { passed, failed: status === 'failed' ? Math.max(failed, 1) : failed };
}

/** @param {TestFile} file */
function withoutSkipped({ status, assertionResults }) {
  return { status, assertionResults: assertionResults.filter((test) => test.status !== 'skipped') };
}

/** @param {Count[]} counts */
export function sum(counts) {
  return counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile */
