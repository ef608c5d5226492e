/**
 * `node bench/mutants.mjs`: makes every mistake on purpose that somebody could make in an endpoint row, in a declaration's
 * calls, in the codecs and in the client, one at a time, and prints how many of them the agreed exchanges show.
 *
 * Nothing but `tests/contract/exchanges` is asked: no test written by hand takes part. Ends with 1 below four in five.
 */
import { readFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import { sourceMistakes } from './sourceMistakes.mjs';

const LEAST = 0.8;
const { module: rows } = await runnerImport('./tests/support/mutants/everyMutant.ts');

const outcomes = [];
for (const mutant of rows.everyMutant()) {
  outcomes.push({ mistake: mutant.mistake, name: mutant.name, killed: await rows.isKilled(mutant) });
}
for (const { file, mistake, find, put } of sourceMistakes) {
  const source = await readFile(file, 'utf8');
  if (source.split(find).length !== 2) {
    console.log(`cannot be made: ${file} says "${find}" no more, or several times`);
    continue;
  }
  const plugin = {
    name: 'mistake',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(`/${file}`) ? code.replace(find, () => put) : undefined),
  };
  const killed = await runnerImport('./tests/support/mutants/anyFault.ts', { plugins: [plugin] })
    .then(({ module }) => module.anyFault())
    // What does not even start is not overlooked.
    .catch(() => true);
  outcomes.push({ mistake, name: `${file}: ${find} → ${put || 'nothing'}`, killed });
}

const share = (part) => `${part.filter(({ killed }) => killed).length} of ${part.length}`;
for (const mistake of new Set(outcomes.map(({ mistake }) => mistake))) {
  console.log(`${share(outcomes.filter((each) => each.mistake === mistake)).padStart(14)}  ${mistake}`);
}
const left = outcomes.filter(({ killed }) => !killed);
const rate = 1 - left.length / outcomes.length;
console.log(`${share(outcomes).padStart(14)}  killed: ${(100 * rate).toFixed(1)} %\n`);
for (const { mistake, name } of left) console.log(`survives  ${mistake}: ${name}`);
process.exit(rate >= LEAST ? 0 : 1);
