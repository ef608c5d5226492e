import type { Database } from '../database/Database.ts';
import type { Settings } from '../settings.ts';
import { sayArchived } from './archive.ts';
import { openControl } from './control.ts';
import { writeArchive } from './writeArchive.ts';

/** Makes backups for commands while this process has the embedded database; gives back how to end that. K8 */
export async function serveBackups(
  { dataDir, fileDir, s3Url }: Settings,
  database: Database,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const from = { fileDir: s3Url ? undefined : fileDir };
  const backUp = async (file: string) => sayArchived(await writeArchive(database, { file, ...from }));
  try {
    return (await openControl(dataDir, backUp)).close;
  } catch (failure) {
    // Of a path that is too long, or on a disk that knows no sockets: nothing else depends on it.
    const why = failure instanceof Error ? failure.message : 'unknown';
    log(`No backup can be made while this server runs, stop it for one: ${why}`);
    return async () => {};
  }
}
