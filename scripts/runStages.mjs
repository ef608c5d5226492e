import { sum } from './countTests.mjs';
import { Refusal } from './Refusal.mjs';

/**
 * Runs the steps one after the other, whatever the earlier ones gave, and the stages of each side by side; announces each
 * stage by one line, and ends with what failed in any of them.
 *
 * @param {import('./stages.mjs').Stage[][]} steps
 * @param {string[]} filters files and patterns for the stages that choose tests
 * @param {(line: string) => void} say
 * @returns {Promise<{ passed: number, failed: number }>} their sum
 */
export async function runStages(steps, filters, say) {
  const failedNames = new Set();
  const counts = [];
  const failures = [];
  const runStage = async (stage) => {
    const startMs = performance.now();
    const count = failedNames.has(stage.needs) ? skip(stage, say) : await attempt(() => stage.run(filters), say);
    if (count.failed > 0) failedNames.add(stage.name);
    counts.push(count);
    failures.push(...(count.failures ?? []).map((each) => `${stage.name}: ${each}`));
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    say(`${stage.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  };
  for (const step of steps) await Promise.all(step.map(runStage));
  for (const failure of failures) say(`FAILED ${failure}`);
  return sum(counts);
}

/** Not run because of a failure, so it may not pass for a success. */
function skip(stage, say) {
  say(`${stage.name} needs ${stage.needs}, which failed`);
  return { passed: 0, failed: 1 };
}

/** A stage that breaks is a failed stage: the others still run and the last line still tells the sum. */
async function attempt(run, say) {
  try {
    return await run();
  } catch (error) {
    say(error instanceof Refusal ? error.message : error.stack);
    return { passed: 0, failed: 1 };
  }
}
