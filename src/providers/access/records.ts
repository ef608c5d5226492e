import type { Message } from '#schemas/messages.ts';
import type { DataRecord } from '../data/calls.ts';
import type { Profile } from '../session/createProfile.ts';
import { type Access, type Answer, canAccess } from './createAccessControl.ts';

/** Field → the values it has to have; all of them. */
export type Conditions = Readonly<Record<string, readonly unknown[]>>;

/** What may not be done to some records, and why: to those that meet the conditions, or for which the function says so. */
export interface RecordRule {
  readonly when: Conditions | ((record: DataRecord, user: Profile['user']) => boolean);
  readonly reason: Message;
}

/** One rule of a right: who may at all, or to which records nobody may. */
export type Rule = Access | RecordRule;
export type Right = Rule | readonly Rule[];

const isList = (right: Right): right is readonly Rule[] => Array.isArray(right);
export const isRecordRule = (rule: Rule): rule is RecordRule => 'when' in rule;

const isOfAll = (rule: Rule): rule is Access => !isRecordRule(rule);

/** Those of its rules that hold whatever the record. */
export const accessIn = (right: Right | undefined): readonly Access[] => rulesOf(right).filter(isOfAll);

/** The rules of a right, one after the other. */
export const rulesOf = (right: Right | undefined): readonly Rule[] => {
  if (right === undefined) return [];
  return isList(right) ? right : [right];
};

/**
 * Whether something may be done, to this record where one is named: the first no, with its reason. Synchronous, no request. R7
 *
 * Without a record it is whether it may be done at all.
 */
export function canDo(right: Right | undefined, profile: Profile | null, record?: DataRecord): Answer {
  for (const rule of rulesOf(right)) {
    if (isRecordRule(rule) ? record && isMet(rule, record, profile) : !canAccess(rule, profile).can)
      return { can: false, reason: rule.reason };
  }
  return { can: true };
}

function isMet({ when }: RecordRule, record: DataRecord, profile: Profile | null): boolean {
  // Nobody may on behalf of somebody who is not known.
  if (typeof when === 'function') return profile === null || when(record, profile.user);
  return Object.entries(when).every(([name, values]) => values.includes(record[name]));
}
