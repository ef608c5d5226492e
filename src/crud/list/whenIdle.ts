/** The first picture is left alone: its own pictures come first. */
const REST_MS = 300;
const AT_LATEST_MS = 2000;

/**
 * Does things one after another, each once the page has nothing better to do, so that no press waits for more than one
 * of them; gives back how to call off what is left. A step that fails is left to whoever really needs it.
 */
export function whenIdle(...steps: readonly (() => unknown)[]): () => void {
  let callOff = after(REST_MS, () => go(0));
  const go = (at: number) => {
    const step = steps[at];
    if (step) callOff = idle(() => void run(step, () => go(at + 1)));
  };
  let off = false;
  const run = async (step: () => unknown, then: () => void) => {
    try {
      await step();
    } catch {}
    if (!off) then();
  };
  return () => {
    off = true;
    callOff();
  };
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

function idle(work: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') return after(0, work);
  const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
