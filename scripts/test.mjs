/**
 * `npm test`: from a fresh clone to a verdict, whose last line is `N passed, N failed`.
 *
 * `npm test -- --only unit` runs one stage; what follows goes to vitest: `npm test -- --only unit src/schemas`.
 */
import { endWithNpm } from './endWithNpm.mjs';
import { endOnRefusal } from './Refusal.mjs';
import { runStages } from './runStages.mjs';
import { readArguments, selectSteps } from './stages.mjs';

await endOnRefusal(async () => {
  endWithNpm();
  const { only, filters } = readArguments(process.argv.slice(2));
  const { passed, failed } = await runStages(selectSteps(only), filters, (line) => console.log(line));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
