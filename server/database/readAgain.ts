import type { Dependencies } from '../dependencies.ts';
import { isLost } from './isLost.ts';

/** How long after a failure it is asked again, in ms: a database that restarts is back within a second or two. */
const WAITS_MS = [250, 1000];
/** What took this long has waited for a frozen one; the caller has waited enough. */
const SOON_MS = 2000;

/** Does what only reads, and again when the database was lost meanwhile, twice at most. K2 */
export async function readAgain<Done>(
  { clock, sleep }: Pick<Dependencies, 'clock' | 'sleep'>,
  read: () => Promise<Done>,
): Promise<Done> {
  for (const wait of WAITS_MS) {
    const began = clock().getTime();
    try {
      return await read();
    } catch (failure) {
      if (!isLost(failure) || clock().getTime() - began > SOON_MS) throw failure;
      await sleep(wait);
    }
  }
  return read();
}
