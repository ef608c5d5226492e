/**
 * Waits until it is this tab's turn at what one tab of the browser does for all of them; the turn ends with the signal.
 *
 * Pages without https have no such queue, and some browsers forbid it: there each tab takes its turn at once.
 * @throws the signal's reason when it aborts before.
 */
export async function takeTurn(name: string, signal: AbortSignal): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return;
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return ended(signal);
    };
    locks.request(name, { signal }, hold).catch(() => resolve());
  });
  signal.throwIfAborted();
}

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
