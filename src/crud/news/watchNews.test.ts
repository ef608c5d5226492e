import { expect, test } from 'vitest';
import { orders } from '#resources/orders/orders.ts';
import { fakeClock, turn } from '../../../tests/support/fakeClock.ts';
import type { NewsTarget } from './newsStore.ts';
import { watchNews } from './watchNews.ts';

const MINUTE_MS = 60_000;

/** A watch over so many shops for half an hour: when which was asked, and how many were under way at once. */
async function watch(shops: number) {
  const clock = fakeClock();
  const targets = Array.from({ length: shops }, (_, at): NewsTarget => ({ resource: orders, scope: at + 1 }));
  const asked: { at: number; scope: number | undefined }[] = [];
  let [underWay, most] = [0, 0];
  const leaving = new AbortController();
  const ask = async ({ scope }: NewsTarget) => {
    asked.push({ at: clock.now(), scope });
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
  };
  const over = watchNews({ targets, askedAt: () => 0, ask, clock, signal: leaving.signal }).catch(() => undefined);
  await turn();
  await clock.advance(30 * MINUTE_MS);
  leaving.abort();
  await over;
  return { asked, most };
}

test.each([0, 1, 3, 10, 25])(
  'O1 with %d shops two are asked at a time and ten within any minute, and none is forgotten',
  async (shops) => {
    const { asked, most } = await watch(shops);
    expect(most).toBe(Math.min(2, shops));
    const within = asked.map(({ at }) => asked.filter((other) => other.at >= at && other.at < at + MINUTE_MS).length);
    expect(Math.max(0, ...within)).toBeLessThanOrEqual(10);
    const times = Array.from({ length: shops }, (_, at) => asked.filter(({ scope }) => scope === at + 1).length);
    // Half an hour holds thirty rounds; with 25 shops each has its turn in two of five.
    expect(Math.min(30, ...times)).toBeGreaterThanOrEqual(shops > 10 ? 10 : 30);
  },
);
