import { fieldOf, type Resource } from '#crud/Resource.ts';
import { orderIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';

const RUNNING = 0;

/** The days to its next turn; below 0 where status and days disagree, undefined for what is over. GB-E1 */
const turnOf = (resource: Resource, record: DataRecord, now: number): number | undefined => {
  const rank = orderIn(record, 'course', fieldOf(resource, 'course'), now);
  return typeof rank === 'number' ? rank : undefined;
};

/** Whether a group-buy is called what it is no longer, or not yet. GB-D2 */
export const isAdrift = (resource: Resource, record: DataRecord, now: number): boolean =>
  (turnOf(resource, record, now) ?? 0) < 0;

/** Those whose status disagrees with their days, then those that run, the one that ends next first. */
export function underWay(resource: Resource, records: readonly DataRecord[], now: number): readonly DataRecord[] {
  return records
    .flatMap((record) => {
      const turn = turnOf(resource, record, now);
      return turn !== undefined && (turn < 0 || record.status === RUNNING) ? [{ record, turn }] : [];
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ record }) => record);
}
