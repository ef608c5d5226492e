import { guessFields, type Neighbour } from './guessFields.ts';
import { type Hints, planOf } from './planOf.ts';
import { readSample } from './readSample.ts';
import { withOwnTree } from './withOwnTree.ts';
import { type GuessedDeclaration, writtenOf } from './writtenOf.ts';

/** So many records tell what there is to be told of their fields. */
const RECORDS = 500;

/**
 * A declaration guessed from what an applet answers: JSON, a HAR, or curl with its answers.
 *
 * @throws SampleFault for a text that tells nothing.
 */
export function guessDeclaration(sample: string, hints: Hints, neighbours: readonly Neighbour[]): GuessedDeclaration {
  // A byte order mark is no part of what was copied.
  const plan = planOf(readSample(sample.replace(/^\uFEFF/, '')), hints);
  return writtenOf(plan, withOwnTree(plan, guessFields(plan.records.slice(0, RECORDS), neighbours)));
}
