import * as z from 'zod/mini';
import type { Endpoint, Fields } from '#schemas/endpoints/endpoint.ts';
import { codes, Refusal } from '../refusals.ts';
import { malformedField } from '../sentences.ts';

/**
 * What a call asks for, read by its row.
 *
 * @throws Refusal 400 with the sentence of the rule that was broken, or with the name of the field. T2, §5
 */
export function parseInput<Request extends Fields>(row: Endpoint<Request>, fields: unknown): z.output<Request> {
  const parsed = z.safeParse(row.request, fields);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) throw new Refusal(codes.badInput, sentenceOf(issue));
  if (!parsed.success) throw parsed.error;
  refuseUnstorable(parsed.data, []);
  return parsed.data;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const isOurs = issue.code === 'custom' && issue.params?.rule === true;
  return isOurs ? issue.message : malformedField(issue.path.join('.'));
}

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair; better a refusal here than a failure there. */
function refuseUnstorable(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) {
    throw new Refusal(codes.badInput, malformedField(path.join('.')));
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) refuseUnstorable(inner, [...path, key]);
}
