import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collect } from './collect.mjs';

const { lint, modules } = await collect();
const declared = modules.flatMap(([, module]) => Object.values(module)).filter((value) => value?.fields && value.calls);
const named = declared.flatMap(({ name, fields }) => Object.keys(fields).map((field) => ({ name, field, fields })));

/** A slip of the fingers: a letter too few, too many, another one, or two that changed places. */
const slip = fc.record({
  kind: fc.constantFrom('drop', 'add', 'change', 'turn'),
  place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz_'),
});
function slipped(word, { kind, place, letter }) {
  const at = Math.floor(place * word.length);
  const [before, here, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  if (kind === 'drop') return before + after;
  if (kind === 'add') return before + letter + here + after;
  if (kind === 'change') return before + letter + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

test('at up to two slips the name that was meant is found, 95 times in a hundred', () => {
  const typed = fc.record({ of: fc.constantFrom(...named), slips: fc.array(slip, { minLength: 1, maxLength: 2 }) });
  const tries = fc.sample(typed, { numRuns: 20_000, seed: 7 }).flatMap(({ of, slips }) => {
    const written = slips.reduce(slipped, of.field);
    // Another name that is right, or no name at all, is no slip.
    return written in of.fields || !/^[A-Za-z_]\w*$/.test(written) ? [] : [{ ...of, written }];
  });
  const right = tries.filter(({ written, field, fields }) => lint.nearest(written, Object.keys(fields)) === field);
  expect(tries.length).toBeGreaterThan(10_000);
  expect(right.length / tries.length).toBeGreaterThanOrEqual(0.95);
});
