import type { CallHabit, Habit, HabitVerb } from './Habit.ts';

/** What one applet does otherwise than the habit it is like. */
export interface HabitChanges extends Partial<Omit<Habit, 'calls' | 'names' | 'fails'>> {
  readonly names?: Partial<Habit['names']>;
  readonly fails?: Partial<Habit['fails']>;
  readonly calls?: Readonly<Partial<Record<HabitVerb | 'swap', Partial<CallHabit>>>>;
}

/** A habit with what is different laid over it, call by call. */
export function habitOf(like: Habit, { names, fails, calls = {}, ...rest }: HabitChanges): Habit {
  const changed = Object.entries(calls).map(([verb, call]) => [verb, { ...over(like, verb), ...call }]);
  return {
    ...like,
    ...rest,
    names: { ...like.names, ...names },
    fails: { ...like.fails, ...fails },
    calls: { ...like.calls, ...Object.fromEntries(changed) },
  };
}

const over = ({ calls }: Habit, verb: string): object =>
  Object.hasOwn(calls, verb) ? (calls[verb as HabitVerb] ?? {}) : {};
