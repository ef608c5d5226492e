import type { Dependencies } from '../../dependencies.ts';

/** Longer than the work takes on a busy day, shorter than a merchant minds. */
export const EQUAL_MS = 400;

/**
 * Does work and ends, well or badly, no sooner than 400 ms after it began.
 *
 * A known e-mail costs statements that an unknown one does not; without this a stopwatch would tell them apart.
 */
export async function inEqualTime<Done>({ clock, sleep }: Dependencies, work: () => Promise<Done>): Promise<Done> {
  const began = clock().getTime();
  try {
    return await work();
  } finally {
    await sleep(Math.max(0, began + EQUAL_MS - clock().getTime()));
  }
}
