import { expect, test } from 'vitest';
import { everyMutant, isKilled } from '../support/mutants/everyMutant.ts';
import type { Mistake } from '../support/mutants/Mutant.ts';

const LEAST = 0.8;
/** Every so many of them, spread over all rows and calls; `node bench/mutants.mjs` makes all of them. */
const ONE_IN = 7;

const mutants = everyMutant();
const sample = mutants.filter((_, nth) => nth % ONE_IN === 0);
const mistakes = [...new Set(mutants.map(({ mistake }) => mistake))];

test.each(mistakes)(
  'of the mistakes of this kind the agreed exchanges alone show four in five: %s',
  async (mistake) => {
    const [made, shown] = await tried(sample.filter((each) => each.mistake === mistake));
    expect(made).toBeGreaterThan(5);
    expect(shown / made).toBeGreaterThanOrEqual(leastOf(mistake));
  },
);

/** A code that is read as a bare number, and a rule that is not asked, show only with a value that is wrong. */
const leastOf = (mistake: Mistake): number => (mistake === 'swapped codec' ? LEAST : 0.95);

async function tried(some: typeof mutants): Promise<readonly [made: number, shown: number]> {
  const killed = await Promise.all(some.map(isKilled));
  return [some.length, killed.filter(Boolean).length];
}
