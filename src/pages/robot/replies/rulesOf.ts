import type { DataRecord, Values } from '#providers/data/calls.ts';
import type { ReplyRule } from '#schemas/rules/autoReply.ts';
import type { ReplyContent } from './replyText.ts';

/** A rule as the screens need it: what decides whether it answers is there, what it answers may be missing. */
export type Rule = ReplyRule & ReplyContent;

/** Whether a record of the list says enough of itself to decide by; the endpoint row has checked the rest. T6 */
const isRule = (record: Values): record is DataRecord & Rule =>
  typeof record.id === 'number' &&
  typeof record.keyword === 'string' &&
  record.match !== undefined &&
  record.scope !== undefined &&
  record.active !== undefined;

/** The rules among some records. */
export const rulesOf = (records: readonly Values[]): readonly Rule[] => records.filter(isRule);
