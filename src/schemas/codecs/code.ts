import * as z from 'zod/mini';
import { passingAsIs } from './asIs.ts';
import { count } from './count.ts';

/** One of a few numbers that stand for a word (a status, a type); an unknown number is refused. Spec §4 */
export function code<const Code extends number>(codes: readonly Code[]) {
  const known = new Set<unknown>(codes);
  return passingAsIs(z.pipe(count, z.literal([...codes])), (wire) => known.has(wire));
}
