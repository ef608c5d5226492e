import pLimit from 'p-limit';

/** How many are under way at once: enough to be quick, few enough for any applet. */
const AT_ONCE = 2;

/**
 * Works on all of them two at a time, each once, until all are through or the signal aborts; what is under way is
 * waited for.
 *
 * @throws what the first that failed throws; none is begun after it.
 */
export async function inPairs<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const failures: unknown[] = [];
  const one = async (item: Item) => {
    if (signal.aborted || failures.length > 0) return;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(items.map((item) => limit(one, item)));
  if (failures.length > 0) throw failures[0];
}
