import { resolve } from 'node:path';
import { sayArchived } from '../backup/archive.ts';
import { askForBackup } from '../backup/control.ts';
import { writeArchive } from '../backup/writeArchive.ts';
import { openConfigured } from '../database/openConfigured.ts';
import { holdDirectory } from '../process/holdDirectory.ts';
import type { Settings } from '../settings.ts';
import { endingWell, UsageError } from './runCommand.ts';

const usage = 'npm run applet:backup -- FILE.tar.gz';

await endingWell(async (settings) => {
  const [name] = process.argv.slice(2);
  if (!name || name.startsWith('-')) throw new UsageError(`Usage: ${usage}`);
  const file = resolve(name);
  const fileDir = settings.s3Url ? undefined : settings.fileDir;
  const says = settings.databaseUrl ? undefined : await askForBackup(settings.dataDir, file);
  console.log(`Backed up to ${file}: ${says ?? (await backUp(settings, file))}.`);
  if (!fileDir) console.log('Files lie in the bucket of S3_URL, and are not in it.');
});

/** By this process: nobody else has the database, or everybody may. */
async function backUp(settings: Settings, file: string): Promise<string> {
  const release = settings.databaseUrl ? async () => {} : await holdDirectory(settings.dataDir);
  const { database, close } = await openConfigured(settings, console.error);
  try {
    return sayArchived(await writeArchive(database, { file, fileDir: settings.s3Url ? undefined : settings.fileDir }));
  } finally {
    await close();
    await release();
  }
}
