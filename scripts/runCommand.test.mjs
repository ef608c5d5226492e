import { expect, test } from 'vitest';
import { lastLines, runCommand } from './runCommand.mjs';

test('a quiet command hands back what it printed and how it ended', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await runCommand(process.execPath, ['-e', script], { quiet: true });
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});

test('a command that does not exist ends with 127', async () => {
  const { code, output } = await runCommand('no-such-command', [], { quiet: true });
  expect(code).toBe(127);
  expect(output).toContain('no-such-command');
});

test('a command that was killed did not succeed', async () => {
  const { code } = await runCommand(process.execPath, ['-e', 'process.kill(process.pid)'], { quiet: true });
  expect(code).toBe(1);
});

test('the project’s own commands are found', async () => {
  const { code } = await runCommand('vitest', ['--version'], { quiet: true, env: { NODE_ENV: 'production' } });
  expect(code).toBe(0);
});

test('the last lines of an output are kept', () => {
  expect(lastLines('one\ntwo\nthree\n\n', 2)).toBe('two\nthree');
  expect(lastLines('one', 2)).toBe('one');
});
