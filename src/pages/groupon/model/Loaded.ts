import type { Message } from '#schemas/messages.ts';
import type { Day } from './Day.ts';

/** A day as far as it is loaded. What is printed, exported, copied as a whole or sent asks `complete` first. GD-E1 */
export interface Loaded {
  readonly day: Day;
  /** Every enrolment the applet counts is in the day, and the day's sums agree. */
  readonly complete: boolean;
  /** Why it is not, to be said wherever something is refused. */
  readonly reason?: Message;
}
