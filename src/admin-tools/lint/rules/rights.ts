import { isRecordRule, type RecordRule, type Right, rulesOf } from '#providers/access/records.ts';
import { type Finding, found, type Path } from '../Finding.ts';
import type { Rule } from '../ProductFacts.ts';
import { unmet } from './logic.ts';

/** What a right says of some records can be true of one. */
export const rights: Rule = ({ fields, rights: { update, deleteOne } = {}, actions = {} }) => {
  const look = (right: Right | undefined, path: Path): readonly Finding[] =>
    rulesOf(right).flatMap((rule, nth) =>
      isRecordRule(rule) ? ruled(rule, Array.isArray(right) ? [...path, nth] : path) : [],
    );
  const ruled = ({ when }: RecordRule, path: Path): readonly Finding[] => {
    if (typeof when === 'function') return [];
    if (Object.keys(when).length === 0)
      return [found('idle-rule', [...path, 'when'], '没有条件，就是对所有记录', { at: 'key' })];
    return unmet(fields, when, [...path, 'when']);
  };
  return [
    ...look(update, ['rights', 'update']),
    ...look(deleteOne, ['rights', 'deleteOne']),
    ...Object.entries(actions).flatMap(([name, { refuses }]) => look(refuses, ['actions', name, 'refuses'])),
  ];
};
