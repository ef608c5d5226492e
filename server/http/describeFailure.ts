import { DrizzleQueryError } from 'drizzle-orm';
import { placeOf } from './placeOf.ts';

/**
 * A failure for the log, as one line of JSON: where it happened, why, and the statement when it was one.
 *
 * INVARIANT: no value of a caller is in the log. drizzle's own message lists the statement's values and the database's
 * repeats what it could not read, so both are left out, and so is the part of an address that is a key.
 */
export function describeFailure(request: Request, failure: unknown): string {
  const where = { method: request.method, path: placeOf(request) };
  // Nobody is there to be answered, and what broke off is most often the call itself.
  const isLeft = request.signal.aborted;
  const what = isLeft ? { level: 'warn', event: 'caller left' } : { level: 'error', event: 'call failed' };
  return JSON.stringify({ ...what, ...where, status: 500, ...causeOf(failure) });
}

function causeOf(failure: unknown): object {
  if (failure instanceof DrizzleQueryError) {
    const { query, cause } = failure;
    return { why: `the statement failed: ${codeOf(cause)}`, statement: query, stack: framesOf(failure) };
  }
  if (failure instanceof Error) return { why: `${failure.name}: ${failure.message}`, stack: framesOf(failure) };
  return { why: 'something that is not an error was thrown' };
}

/** PostgreSQL's own code, such as `42P01`; or of the connection, such as `ECONNREFUSED`. */
const codeOf = (cause: unknown): string =>
  cause instanceof Error ? String('code' in cause ? cause.code : cause.name) : 'unknown';

const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));
