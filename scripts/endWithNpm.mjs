const lookEveryMs = 500;

/**
 * Ends this process as by a SIGTERM when the npm that started it is gone.
 *
 * npm signals the shell between it and its script, and the shell dies without a word: `kill` on `npm start` would leave
 * the server running, with the port and the data directory in its hands.
 *
 * @param {{ parentId: () => number, end: () => void, intervalMs?: number }} [surroundings]
 * @returns {() => void} how to stop looking
 */
export function endWithNpm({
  parentId = () => process.ppid,
  end = () => process.kill(process.pid, 'SIGTERM'),
  intervalMs = lookEveryMs,
} = {}) {
  const mine = parentId();
  const timer = setInterval(() => {
    if (parentId() === mine) return;
    clearInterval(timer);
    end();
  }, intervalMs).unref();
  return () => clearInterval(timer);
}
