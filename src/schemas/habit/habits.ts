import { appletHabit } from './appletHabit.ts';
import { jsonServerHabit, simpleRestHabit } from './dialects.ts';
import { restHabit } from './restHabit.ts';

/** The habits that go by a name, for declarations that are data. */
export const habits = {
  applet: appletHabit,
  rest: restHabit,
  jsonServer: jsonServerHabit,
  simpleRest: simpleRestHabit,
};

/** What a habit is called. */
export type HabitName = keyof typeof habits;
