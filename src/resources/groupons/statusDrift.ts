import { daysBetween } from '#fields/day/dayMath.ts';
import { grouponStatus } from '#schemas/states/grouponStatus.ts';
import type { GrouponRecord } from './GrouponRecord.ts';

/** What of a group-buy says how far it is; its days are days of UTC, the last one included. */
export type Course = Pick<GrouponRecord, 'status' | 'start_time' | 'end_time'>;

/** Where the merchant's status and the days disagree: what to say of it, and the status the days ask for. */
export interface Drift {
  readonly says: string;
  readonly to: 0 | 1 | 2;
}

/**
 * Whether a group-buy is still called what it is no longer, or not yet. One that was ended early was ended on purpose.
 * GB-D2
 *
 * @param today the day in UTC.
 */
export function statusDrift({ status, start_time: start, end_time: end }: Course, today: string): Drift | undefined {
  if (!start || !end || (status !== 0 && status !== 1)) return undefined;
  const still = `仍是${grouponStatus[status].name}`;
  if (end < today) return { says: `日期已过，${still}`, to: 2 };
  if (status === 1 && start <= today) return { says: `日期已到，${still}`, to: 0 };
  return status === 0 && today < start ? { says: '日期未到，已是进行中', to: 1 } : undefined;
}

/** How far a group-buy is, in days of UTC: `还剩 2 天`; what disagrees is said first, and of what is over nothing. GB-E1 */
export function courseText(course: Course, today: string): string | undefined {
  const drift = statusDrift(course, today);
  if (drift) return drift.says;
  const { status, start_time: start, end_time: end } = course;
  if (status === 1 && start) return `${daysBetween(today, start)} 天后开始`;
  if (status !== 0 || !end) return undefined;
  return end === today ? '今天结束' : `还剩 ${daysBetween(today, end)} 天`;
}

/** Before all that is in step with its days. */
const DRIFTED = -1;

/** What `courseText` says as a number to sort by: the days to the next turn, what disagrees first; none for what is over. GB-E1 */
export function courseRank(course: Course, today: string): number | undefined {
  if (statusDrift(course, today)) return DRIFTED;
  const { status, start_time: start, end_time: end } = course;
  const turn = status === 1 ? start : status === 0 ? end : undefined;
  return turn ? daysBetween(today, turn) : undefined;
}
