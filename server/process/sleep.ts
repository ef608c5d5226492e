import { setTimeout } from 'node:timers/promises';

/** Lets a while go by; one that is cut short by `signal` ends at once and leaves no timer. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
