import type { Answered } from './openClient.ts';

/** What came of many calls. */
export interface Timings {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Each kind of failure with how often it came. */
  readonly wrong: Readonly<Record<string, number>>;
}

/** Sums calls up that were made in so many seconds. */
export function timingsOf(answers: readonly Answered[], seconds: number): Timings {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const wrong: Record<string, number> = {};
  for (const answer of answers) if (answer.wrong) wrong[answer.wrong] = (wrong[answer.wrong] ?? 0) + 1;
  return { calls: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), worst: at(1), wrong };
}

/** One line of the report. */
export function lineOf(name: string, { calls, perSecond, p50, p99, worst, wrong }: Timings): string {
  const errors = Object.values(wrong).reduce((sum, times) => sum + times, 0);
  const figures = [perSecond, p50, p99, worst].map((value) => value.toFixed(1).padStart(9)).join('');
  const told = errors > 0 ? ` ${JSON.stringify(wrong)}` : '';
  return `${name.padEnd(34)}${String(calls).padStart(8)}${figures}${String(errors).padStart(8)}${told}`;
}

export const heading = `${''.padEnd(34)}${['calls', 'a second', 'p50 ms', 'p99 ms', 'worst', 'errors']
  .map((name, at) => name.padStart(at === 0 || at === 5 ? 8 : 9))
  .join('')}`;
