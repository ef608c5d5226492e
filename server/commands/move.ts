import { sayArchived } from '../backup/archive.ts';
import { moveDatabase } from '../backup/moveDatabase.ts';
import { openConfigured } from '../database/openConfigured.ts';
import { holdDirectory } from '../process/holdDirectory.ts';
import { readSettings } from '../settings.ts';
import { readOptions } from './readOptions.ts';
import { endingWell, UsageError } from './runCommand.ts';

const usage = 'npm run applet:move -- --to postgres://user:password@host/name, or --from postgres://…';

await endingWell(async (settings) => {
  const { to, from } = readOptions({ to: { type: 'string' }, from: { type: 'string' } } as const, usage);
  const url = to ?? from;
  if (!url || (to && from)) throw new UsageError(`Usage: ${usage}`);
  const release = await holdDirectory(settings.dataDir);
  const { databaseUrl } = readSettings({ DATABASE_URL: url });
  try {
    const embedded = await openConfigured({ ...settings, databaseUrl: undefined }, console.error);
    try {
      const postgres = await openConfigured({ ...settings, databaseUrl }, console.error);
      try {
        const [source, target] = to ? [embedded, postgres] : [postgres, embedded];
        const totals = await moveDatabase(source.database, target.database);
        console.log(
          `Moved ${sayArchived({ totals, files: 0 })}; counts and hashes are the same. Files stay where they are.`,
        );
        console.log(to ? 'Set DATABASE_URL to it from now on.' : 'Start without DATABASE_URL from now on.');
      } finally {
        await postgres.close();
      }
    } finally {
      await embedded.close();
    }
  } finally {
    await release();
  }
});
