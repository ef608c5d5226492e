import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './countTests.mjs';
import { root } from './root.mjs';
import { runCommand } from './runCommand.mjs';

const failuresReporter = join(root, 'scripts', 'FailuresReporter.mjs');

/**
 * Runs some of the tests, shows them as they go, counts them and tells in a line each which failed.
 *
 * @param {string[]} selection vitest's own arguments: projects, files
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./countTests.mjs').Count & { failures: string[] }>}
 */
export async function runVitest(selection, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'zhanggui-tests-'));
  const file = join(folder, 'report.json');
  const failuresFile = join(folder, 'failures.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const { code } = await runCommand('vitest', ['run', ...selection, ...reporters, `--reporter=${failuresReporter}`], {
      env: { NODE_ENV: 'test', FAILURES_FILE: failuresFile, ...env },
    });
    const count = countTests(readJson(file), code, { chosen: selection.includes('-t') });
    return { ...count, failures: readJson(failuresFile) ?? [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that crashed leaves no report, or half of one. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
