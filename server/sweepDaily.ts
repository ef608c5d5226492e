import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetEntries } from './areas/journal/queries.ts';
import { onceADay } from './database/onceADay.ts';
import type { Dependencies } from './dependencies.ts';
import { sweepDirectory, sweepFiles } from './files/sweepFiles.ts';
import { forgetOld } from './outbox/queue.ts';
import type { Settings } from './settings.ts';

const DAY_MS = 24 * 3_600_000;
/** A film of 100 MB from a phone takes half an hour. */
const HALF_UPLOADS_DAYS = 1;

type Ages = Pick<Settings, 'dataDir' | 'fileDir' | 'keepOutboxDays' | 'keepJournalDays' | 'keepUnusedFilesDays'>;

/** Sweeps once a day what has its time behind it, by the ages of the settings, and says in the log what went. K9 */
export async function sweepDaily(
  needs: Pick<Dependencies, 'database' | 'files' | 'clock' | 'log'>,
  ages: Ages,
): Promise<void> {
  const { database, clock, log } = needs;
  const now = clock();
  const tell = (count: number, what: string) => {
    if (count > 0) log(`Swept ${count} ${what}.`);
  };
  for (const directory of [join(ages.fileDir, 'incoming'), join(tmpdir(), 'zhanggui-incoming')])
    tell(await sweepDirectory(directory, HALF_UPLOADS_DAYS, now), 'uploads that never arrived whole');
  await onceADay(database, 'swept', now, async () => {
    if (ages.keepOutboxDays > 0) {
      const before = new Date(now.getTime() - ages.keepOutboxDays * DAY_MS);
      tell(await forgetOld(database, before), `messages older than ${ages.keepOutboxDays} days`);
      tell(
        await sweepDirectory(join(ages.dataDir, 'outbox'), ages.keepOutboxDays, now),
        'letters in the data directory',
      );
    }
    if (ages.keepJournalDays > 0) {
      const before = new Date(now.getTime() - ages.keepJournalDays * DAY_MS);
      tell(await forgetEntries(database, before), `lines of the journal older than ${ages.keepJournalDays} days`);
    }
    if (ages.keepUnusedFilesDays > 0)
      tell(
        await sweepFiles(needs, ages.keepUnusedFilesDays),
        `files that no record named for ${ages.keepUnusedFilesDays} days`,
      );
  });
}
