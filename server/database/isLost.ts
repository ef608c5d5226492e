import { codeOf } from './codeOf.ts';

/**
 * PostgreSQL's own words for "not now": it shuts down or starts up, takes no more connections, or a statement took longer
 * than it may.
 *
 * Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const notNow = /^(08...|57P0.|57014|53300|25P03)$/;

/** The network's, and those of a socket that is not there. */
const unreachable = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What `pg` says without any code. */
const saidByDriver =
  /^Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

/** Whether a failure is that of a database which cannot be asked now, and not of what it was asked. K2 */
export function isLost(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (notNow.test(codeOf(failure) ?? '')) return true;
  const code = 'code' in failure ? failure.code : undefined;
  return unreachable.has(code) || saidByDriver.test(failure.message) || isLost(failure.cause);
}
