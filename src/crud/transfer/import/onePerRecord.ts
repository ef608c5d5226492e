import type { RecordId } from '#providers/data/calls.ts';
import { ID_HEADING } from '../columns.ts';
import type { Plan } from './planRow.ts';

/** The plans with one change for each record: rows go out side by side, and nobody could say which of two came last. N9 */
export function onePerRecord(plans: readonly Plan[]): readonly Plan[] {
  const first = new Map<RecordId, number>();
  return plans.map((plan) => {
    if (plan.what !== 'update') return plan;
    const { at, id } = plan;
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, at);
      return plan;
    }
    const message = `第 ${before + 1} 行已经要改这一条，同一个编号只能有一行`;
    return { at, what: 'wrong', faults: [{ heading: ID_HEADING, text: String(id), message }] };
  });
}
