import { utcDayOf } from '#fields/day/dayMath.ts';
import type { Values } from '#providers/data/calls.ts';
import { messages } from '#schemas/messages.ts';
import { grouponStatus } from '#schemas/states/grouponStatus.ts';
import { asGroupon } from './GrouponRecord.ts';
import { type Drift, statusDrift } from './statusDrift.ts';

/** Sets the status that the days ask for, at one press, while they disagree; it can be taken back. GB-D2 */
export const setStatus = (to: Drift['to']) => ({
  label: () => `改为${grouponStatus[to].name}`,
  offered: (record: Values, now: number) => statusDrift(asGroupon(record), utcDayOf(now))?.to === to,
  values: () => ({ status: to }),
  success: () => messages.grouponUpdated,
  undo: (record: Values) => ({ status: asGroupon(record).status }),
});
