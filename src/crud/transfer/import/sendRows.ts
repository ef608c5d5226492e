import pLimit from 'p-limit';

/** How many are under way at once: enough to be quick, few enough for any applet. */
const AT_ONCE = 2;

/** Sends rows two at a time, each once, until all are through or the signal aborts; what is under way is waited for. */
export async function sendRows<Row>(rows: readonly Row[], send: (row: Row) => Promise<void>, signal: AbortSignal) {
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    rows.map((row) =>
      limit(async () => {
        if (!signal.aborted) await send(row);
      }),
    ),
  );
}
