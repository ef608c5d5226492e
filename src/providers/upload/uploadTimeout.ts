const BYTES_PER_SECOND_AT_WORST = 20_000;
const LEAST_TIMEOUT_MS = 60_000;

/** How long a file of so many bytes may be on its way, in ms: even a slow line gets it through. */
export const uploadTimeout = (bytes: number): number =>
  Math.max(LEAST_TIMEOUT_MS, (bytes / BYTES_PER_SECOND_AT_WORST) * 1000);
