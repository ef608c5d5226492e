import { DrizzleQueryError } from 'drizzle-orm';

/**
 * A failure for the log: where it happened, and the statement when it was one.
 *
 * INVARIANT: no value of a caller is in the log. drizzle's own message lists the statement's values, so it is left out,
 * and so is the part of an address that is a key.
 */
export function describeFailure(request: Request, failure: unknown): string {
  return `Failed to serve ${request.method} ${placeOf(request)}: ${stackOf(failure)}`;
}

/** Under `/wechat/` the address itself opens a session: a code to scan, a phone. */
const placeOf = ({ url }: Request) => new URL(url).pathname.replace(/^(\/wechat\/[^/]*)\/.+/, '$1/…');

function stackOf(failure: unknown): string {
  if (failure instanceof DrizzleQueryError) return `${failure.query}\n${stackOf(failure.cause)}`;
  return failure instanceof Error ? (failure.stack ?? failure.message) : 'something that is not an error was thrown';
}
