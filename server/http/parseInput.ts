import * as z from 'zod/mini';
import type { Endpoint, Fields } from '#schemas/endpoints/endpoint.ts';
import { DEEPEST } from '#schemas/literal/deepest.ts';
import { isBeyondBounds, isBlocks } from '#schemas/rules/bounds.ts';
import { codes, Refusal } from '../refusals.ts';
import { malformedField, tooLongField } from '../sentences.ts';

/**
 * What a call asks for, read by its row.
 *
 * @throws Refusal 400 with the sentence of the rule that was broken, or with the name of the field. T2, §5
 */
export function parseInput<Request extends Fields>(row: Endpoint<Request>, fields: unknown): z.output<Request> {
  const data = parseFields(row, fields);
  refuseUnkept(data, []);
  return data;
}

/** So far in it is said where something lies that lies too deep. */
const NAMED = 3;

/** The same, of which it is not yet said that it may be kept. */
export function parseFields<Request extends Fields>(row: Endpoint<Request>, fields: unknown): z.output<Request> {
  const parsed = z.safeParse(row.request, fields);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) throw new Refusal(codes.badInput, sentenceOf(issue));
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const isOurs = issue.code === 'custom' && issue.params?.rule === true;
  return isOurs ? issue.message : malformedField(issue.path.join('.'));
}

/**
 * PostgreSQL keeps neither U+0000 nor half of a surrogate pair; better a refusal here than a failure there. And nothing is
 * kept without a bound: what one call may hold, every list may hold five hundred times. K3
 */
export function refuseUnkept(value: unknown, path: readonly string[], isArticle = false): void {
  const refuse = (sentence: typeof malformedField) => {
    throw new Refusal(codes.badInput, sentence(path.join('.')));
  };
  if (!isArticle && isBeyondBounds(value)) refuse(tooLongField);
  if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) refuse(malformedField);
  if (typeof value !== 'object' || value === null) return;
  if (path.length > DEEPEST) throw new Refusal(codes.badInput, malformedField(path.slice(0, NAMED).join('.')));
  const holdsArticles = Array.isArray(value) && isBlocks(value);
  for (const [key, inner] of Object.entries(value)) refuseUnkept(inner, [...path, key], isArticle || holdsArticles);
}
