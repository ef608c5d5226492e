import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dependencies } from '../dependencies.ts';
import type { Carrier } from './Message.ts';

/**
 * Keeps letters, and writes each as a text file for whoever runs the server: `2026-03-08T09-30-00-000Z-7.txt`.
 *
 * It is how the only administrator gets back in who has lost the password.
 */
export function folderCarrier(directory: string, log: Dependencies['log']): Carrier {
  return {
    leaves: false,
    says: '没有设置 SMTP_URL：邮件只保存在这里，没有发出',
    logs: `letters stay there and in ${directory}, for SMTP_URL is not set`,
    async carry({ id, recipients, subject, body, written_at }) {
      const name = `${written_at.toISOString().replaceAll(/[:.]/g, '-')}-${id}.txt`;
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(join(directory, name), `To: ${recipients.join(', ')}\nSubject: ${subject}\n\n${body}`, {
          mode: 0o600,
        });
        log(`A letter was written to ${join(directory, name)}`);
      } catch (failure) {
        log(`Failed to write a letter to ${directory}: ${failure instanceof Error ? failure.message : 'unknown'}`);
      }
      return { state: 'kept' };
    },
  };
}
