/** How long the simulated WeChat takes for what a real one takes its time for. Ours, in milliseconds */
export const times = {
  drawingMs: 1000,
  enteringMs: 1000,
  codeMs: 120_000,
  /** A login stays open at least as long as one code, and at most this long, whatever is asked for. */
  openAtMostMs: 600_000,
  gatheringMs: 800,
  /** How long a code that is past its time is still known, so that it can be told from one that never was. */
  rememberMs: 86_400_000,
} as const;
