import type { Kept } from '#schemas/stored/keptValues.ts';
import type { StoredRight } from '#schemas/stored/StoredResource.ts';
import { requireRoleBelow } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import type { Caller } from '../../sessions.ts';

/**
 * That a caller may change or delete this record, by every rule of the right.
 *
 * @param values as the record holds them now, in the words of the wire
 * @throws Forbidden by role; Refusal with the rule's reason by record.
 */
export function requireRight(caller: Caller, right: StoredRight | undefined, values?: Kept): void {
  for (const rule of right === undefined ? [] : [right].flat()) {
    if (!('when' in rule)) requireRoleBelow(caller, rule);
    else if (values && Object.entries(rule.when).every(([name, held]) => held.includes(values[name])))
      throw new Refusal(codes.badInput, rule.reason);
  }
}
