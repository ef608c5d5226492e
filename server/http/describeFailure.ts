import { DrizzleQueryError } from 'drizzle-orm';

/**
 * A failure for the log: where it happened, and the statement when it was one.
 *
 * INVARIANT: no value of a caller is in the log. drizzle's own message lists the statement's values, so it is left out.
 */
export function describeFailure(request: Request, failure: unknown): string {
  return `Failed to serve ${request.method} ${new URL(request.url).pathname}: ${stackOf(failure)}`;
}

function stackOf(failure: unknown): string {
  if (failure instanceof DrizzleQueryError) return `${failure.query}\n${stackOf(failure.cause)}`;
  return failure instanceof Error ? (failure.stack ?? failure.message) : 'something that is not an error was thrown';
}
