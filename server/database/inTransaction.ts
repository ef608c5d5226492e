import { codeOf } from './codeOf.ts';
import type { Database } from './Database.ts';
import { isLost } from './isLost.ts';

/**
 * What PostgreSQL says of a transaction that another one got ahead of: it would not have been alone, each waited for the
 * other, what it points to is gone, what it adds is there.
 *
 * Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const overtaken = new Set<string | undefined>(['40001', '40P01', '23503', '23505']);
const ATTEMPTS = 3;

/**
 * Does work in one transaction: all of it, or nothing.
 *
 * One that another got ahead of is begun again, twice at most: the second time it sees what the other has written, and
 * says in words what is wrong with that. So is one whose connection was lost before it was to be committed; later nobody
 * knows. K2 So `work` may be done more than once and must leave nothing behind outside.
 */
export async function inTransaction<Done>(
  database: Database,
  work: (transaction: Database) => Promise<Done>,
): Promise<Done> {
  for (let attempt = 1; ; attempt++) {
    let worked = false;
    try {
      return await database.transaction(async (transaction) => {
        const done = await work(transaction);
        worked = true;
        return done;
      });
    } catch (failure) {
      const again = overtaken.has(codeOf(failure)) || (!worked && isLost(failure));
      if (attempt === ATTEMPTS || !again) throw failure;
    }
  }
}
