const ROUNDS = 15;

/** The middle of several values, of an even number of them what lies between the two; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** Processor time of one call in microseconds, `times` of them in a row; what runs beside it does not count. */
export async function clocked(times: number, work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

/** The median of several rounds for each of several works, taken in turn. */
export async function inTurn(times: number, works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const seen: number[][] = works.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, work] of works.entries()) seen[index]?.push(await clocked(times, work));
  }
  return seen.map(medianOf);
}
