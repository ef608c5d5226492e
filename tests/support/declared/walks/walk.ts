import type { Resource } from '#crud/Resource.ts';
import { network } from '../../network.ts';
import { createFarEnd } from './createFarEnd.ts';
import { leaksOf } from './leaksOf.ts';
import { type Change, openWalk } from './openWalk.tsx';
import { type Step, take } from './steps.ts';

/** Walks through a product that was just opened, and looks for texts of the wrong shop after every step. */
export async function walk(
  resources: readonly Resource[],
  steps: readonly Step[],
  change?: Change,
): Promise<readonly string[]> {
  const farEnd = createFarEnd(resources);
  network.resetHandlers(...farEnd.handlers);
  const open = await openWalk(resources, farEnd, change);
  try {
    for (const [at, step] of steps.entries()) {
      await open.happen(() => take(step, open, farEnd));
      await open.settle();
      const leaks = leaksOf(open, farEnd, resources);
      if (leaks.length > 0) return leaks.map((leak) => `after step ${at + 1}, ${JSON.stringify(step)}: ${leak}`);
    }
    farEnd.releaseAll();
    await open.settle();
    return leaksOf(open, farEnd, resources).map((leak) => `at the end: ${leak}`);
  } finally {
    farEnd.releaseAll();
    await open.close();
  }
}
