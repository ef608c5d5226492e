import { parseArgs } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { endOnRefusal, Refusal } from './Refusal.mjs';

afterEach(() => {
  process.exitCode = undefined;
});

it.each([
  ['a refusal', () => Promise.reject(new Refusal('Port 8080 is taken. Set PORT.')), /^Port 8080 is taken/],
  ['an option that is not known', async () => parseArgs({ args: ['--helb'], options: {} }), /^Unknown option '--helb'/],
])('%s ends a command with one line, and without a stack', async (_what, work, line) => {
  const said = [];
  await endOnRefusal(work, (text) => said.push(text));
  expect(said).toEqual([expect.stringMatching(line)]);
  expect(process.exitCode).toBe(1);
});

it('a bug keeps its stack', async () => {
  const bug = new TypeError('x is not a function');
  await expect(endOnRefusal(() => Promise.reject(bug))).rejects.toBe(bug);
});
