import { resolve } from 'node:path';
import { sayArchived } from '../backup/archive.ts';
import { keepWaiting } from '../backup/keepWaiting.ts';
import { readArchive } from '../backup/readArchive.ts';
import { openConfigured } from '../database/openConfigured.ts';
import { holdDirectory } from '../process/holdDirectory.ts';
import { endingWell, UsageError } from './runCommand.ts';

const usage = 'npm run applet:restore -- FILE.tar.gz';

await endingWell(async (settings) => {
  const [name] = process.argv.slice(2);
  if (!name || name.startsWith('-')) throw new UsageError(`Usage: ${usage}`);
  const file = resolve(name);
  const release = settings.databaseUrl ? async () => {} : await holdDirectory(settings.dataDir);
  const { database, close } = await openConfigured(settings, console.error);
  try {
    const restored = await readArchive(database, { file, fileDir: settings.fileDir });
    const kept = await keepWaiting(database);
    console.log(`Restored ${file}: ${sayArchived(restored)}.`);
    if (kept > 0) console.log(`${kept} messages that waited to be sent stay in the outbox: they may have left since.`);
  } finally {
    await close();
    await release();
  }
});
