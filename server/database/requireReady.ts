import type { Dependencies } from '../dependencies.ts';
import { lacksSteps } from './migrate.ts';

const PATIENCE_MS = 2000;

/** @throws Error unless the database answers within 2 seconds and has the shape this server needs. */
export async function requireReady({ database, sleep }: Pick<Dependencies, 'database' | 'sleep'>): Promise<void> {
  const patience = new AbortController();
  const tooLate = sleep(PATIENCE_MS, patience.signal).then(() => true);
  try {
    const lacking = await Promise.race([lacksSteps(database), tooLate]);
    if (lacking) throw new Error('The database does not answer, or lacks a step of its migrations.');
  } finally {
    patience.abort();
  }
}
