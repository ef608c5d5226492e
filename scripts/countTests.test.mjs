import { expect, test } from 'vitest';
import { countTests } from './countTests.mjs';

/** A file with one test per status. */
const file = (status, ...statuses) => ({ status, assertionResults: statuses.map((each) => ({ status: each })) });

test.each([
  ['every test passed', [file('passed', 'passed', 'passed'), file('passed', 'passed')], 0, 3, 0],
  ['a test failed', [file('failed', 'passed', 'failed')], 1, 1, 1],
  ['a test was skipped', [file('passed', 'passed', 'skipped')], 0, 1, 1],
  ['a test is pending or still to do', [file('passed', 'passed', 'pending', 'todo')], 0, 1, 2],
  ['a file did not load', [file('failed'), file('passed', 'passed')], 1, 1, 1],
  ['a file broke after its tests', [file('failed', 'passed')], 1, 1, 1],
  ['an error came outside every test', [file('passed', 'passed')], 1, 1, 1],
  ['no test was found', [], 0, 0, 1],
])('a run is counted where %s', (_, testResults, exitCode, passed, failed) => {
  expect(countTests({ testResults }, exitCode)).toEqual({ passed, failed });
});

test('where tests are picked by name, the others count for nothing', () => {
  const count = (...testResults) => countTests({ testResults }, 0, { chosen: true });
  expect(count(file('passed', 'passed', 'skipped'))).toEqual({ passed: 1, failed: 0 });
  expect(count(file('passed', 'skipped'))).toEqual({ passed: 0, failed: 1 });
});

test('a run without a report failed, whatever its exit code', () => {
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});
