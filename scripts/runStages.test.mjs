import { expect, test } from 'vitest';
import { Refusal } from './Refusal.mjs';
import { runStages } from './runStages.mjs';

const stage = (name, result, needs) => ({
  name,
  needs,
  run: async () => {
    if (result instanceof Error) throw result;
    return result;
  },
});
const good = { passed: 3, failed: 0 };
const bad = { passed: 1, failed: 2 };

const run = (...stages) => runSteps(stages.map((one) => [one]));

async function runSteps(steps) {
  const lines = [];
  const total = await runStages(steps, [], (line) => lines.push(line));
  return { total, text: lines.join('\n') };
}

test('the sum is of all stages, also after one that failed', async () => {
  const { total } = await run(stage('types', good), stage('lint', bad), stage('unit', good));
  expect(total).toEqual({ passed: 7, failed: 2 });
});

test('each stage is announced by one line with its counts and its time', async () => {
  const { text } = await run(stage('types', good), stage('lint', bad));
  expect(text).toMatch(/^types: 3 passed, 0 failed in \d+\.\d s\nlint: 1 passed, 2 failed in \d+\.\d s$/);
});

test('what failed is told once more after the last stage', async () => {
  const { text } = await run(
    stage('unit', { ...bad, failures: ['a.test.ts > a price is shown: expected 1', 'outside every test: timer'] }),
    stage('browser', good),
  );
  expect(text.split('\n').slice(-3)).toEqual([
    expect.stringMatching(/^browser: /),
    'FAILED unit: a.test.ts > a price is shown: expected 1',
    'FAILED unit: outside every test: timer',
  ]);
});

test('a stage whose need failed counts as failed', async () => {
  const { total, text } = await run(stage('build', new Refusal('The build failed.')), stage('browser', good, 'build'));
  expect(total).toEqual({ passed: 0, failed: 2 });
  expect(text).toContain('browser needs build, which failed');
});

test('the stages of a step run side by side, the next step when all of them have ended', async () => {
  const told = [];
  const tells = (name) => ({
    name,
    run: async () => {
      told.push(`${name} starts`);
      await Promise.resolve();
      told.push(`${name} ends`);
      return good;
    },
  });
  await runSteps([[tells('types'), tells('lint')], [tells('unit')]]);
  expect(told).toEqual(['types starts', 'lint starts', 'types ends', 'lint ends', 'unit starts', 'unit ends']);
});

test('a refusal is told in its own words, a bug with its stack', async () => {
  const { text } = await run(
    stage('build', new Refusal('No space left.')),
    stage('unit', new TypeError('not a function')),
  );
  expect(text).toMatch(/^No space left\.\nbuild: /);
  expect(text).toMatch(/TypeError: not a function\n\s+at /);
});

test('the filters reach the stages', async () => {
  const seen = [];
  const browser = { name: 'browser', run: async (filters) => ({ passed: seen.push(...filters), failed: 0 }) };
  await runStages([[browser]], ['goods', '-t', 'price'], () => {});
  expect(seen).toEqual(['goods', '-t', 'price']);
});
