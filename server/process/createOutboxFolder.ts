import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Needs } from '../needs.ts';

/** Writes letters and text messages as text files, for an owner who sends neither: `2026-03-08T09-30-00-000Z-1.txt`. */
export function createOutboxFolder(
  directory: string,
  { clock, log }: Pick<Needs, 'clock' | 'log'>,
): Required<Pick<Needs, 'deliver' | 'deliverText'>> {
  let written = 0;
  const write = async (what: string, text: string) => {
    written += 1;
    const name = `${clock().toISOString().replaceAll(/[:.]/g, '-')}-${written}.txt`;
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(join(directory, name), text, { mode: 0o600 });
      log(`A ${what} was written to ${join(directory, name)}`);
    } catch (failure) {
      // An answer that fails for known e-mails only would tell which are known.
      log(`Failed to write a ${what} to ${directory}: ${failure instanceof Error ? failure.message : 'unknown'}`);
    }
  };
  return {
    deliver: ({ to, subject, body }) => write('letter', `To: ${to}\nSubject: ${subject}\n\n${body}`),
    deliverText: ({ phones, content }) => write('text message', `To: ${phones.join(', ')}\n\n${content}\n`),
  };
}
