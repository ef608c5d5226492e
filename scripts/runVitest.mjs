import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './countTests.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * Runs some of the tests, shows them as they go and counts them.
 *
 * @param {string[]} selection vitest's own arguments: projects, files
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runVitest(selection, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'zhanggui-tests-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const { code } = await runCommand('vitest', ['run', ...selection, ...reporters], {
      env: { NODE_ENV: 'test', ...env },
    });
    return countTests(readReport(file), code, { chosen: selection.includes('-t') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that crashed leaves no report, or half of one. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
