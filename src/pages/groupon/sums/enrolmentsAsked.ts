import type { RecordId, Scope } from '#providers/data/calls.ts';
import type { Call } from '#providers/http/createHttp.ts';
import type { Progress } from '../enrolments/createReader.ts';
import { enrolmentReader } from '../enrolments/enrolmentReader.ts';

/** A first look at who has joined, or all of them. */
export type Part = 'first' | 'all';

/** Under what the enrolments of a group-buy are kept: who asks for them elsewhere on the desk finds them. */
export const keyOfEnrolments = (scope: Scope, id: RecordId, part: Part) => ['enrolments', scope, id, part] as const;

/** Reads who has joined a group-buy: its first page, or every one of them. GD-E1 */
export async function readEnrolments(
  call: Call,
  id: RecordId,
  part: Part,
  signal: AbortSignal,
  { onProgress, atOnce }: { readonly onProgress?: (progress: Progress) => void; readonly atOnce?: number } = {},
) {
  const reader = enrolmentReader(call, id, atOnce);
  await reader.run(signal, onProgress, part === 'first' ? 1 : undefined);
  return reader.collected();
}
