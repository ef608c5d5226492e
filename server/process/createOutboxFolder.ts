import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Letter, Needs } from '../needs.ts';

/** Writes letters as text files, for an owner who has no mail server: `2026-03-08T09-30-00-000Z-1.txt`. */
export function createOutboxFolder(
  directory: string,
  { clock, log }: Pick<Needs, 'clock' | 'log'>,
): (letter: Letter) => Promise<void> {
  let written = 0;
  return async ({ to, subject, body }) => {
    written += 1;
    const name = `${clock().toISOString().replaceAll(/[:.]/g, '-')}-${written}.txt`;
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(join(directory, name), `To: ${to}\nSubject: ${subject}\n\n${body}`, { mode: 0o600 });
      log(`A letter was written to ${join(directory, name)}`);
    } catch (failure) {
      // An answer that fails for known e-mails only would tell which are known.
      log(`Failed to write a letter to ${directory}: ${failure instanceof Error ? failure.message : 'unknown'}`);
    }
  };
}
