/** How Node names an answer whose sender is gone before its end, or that took longer than it was given. */
const names = new Set(['AbortError', 'TimeoutError']);
const codes = new Set<unknown>(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Whether a failure while an answer is read is the other end's: it hung up, or took too long. */
export const isCutShort = (failure: unknown): boolean =>
  failure instanceof Error && (names.has(failure.name) || ('code' in failure && codes.has(failure.code)));
