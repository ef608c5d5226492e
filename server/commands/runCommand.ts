import { randomBytes } from 'node:crypto';
import type { Database } from '../database/Database.ts';
import { openConfigured } from '../database/openConfigured.ts';
import { holdDirectory, writeForUsAlone } from '../process/holdDirectory.ts';
import { prepareDatabase } from '../seed/prepareDatabase.ts';
import { seed } from '../seed/seed.ts';
import { readSettings, type Settings, StartError } from '../settings.ts';

/** A command given in a way that cannot be done, in one line that says how to give it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Runs work on the database the settings name, brought to the shape of today, and prints what it gives back.
 *
 * What is asked is read first: a command that was mistyped touches nothing.
 *
 * The embedded database is one process's alone: with a server on it the command ends with what to do about that.
 */
export async function runCommand<Asked>(
  read: () => Asked | Promise<Asked>,
  work: (database: Database, asked: Asked, now: Date) => Promise<string>,
): Promise<void> {
  await endingWell(async (settings) => {
    const asked = await read();
    const release = settings.databaseUrl ? async () => {} : await holdDirectory(settings.dataDir);
    try {
      const { database, close } = await openConfigured(settings, console.error);
      try {
        const needs = { random: randomBytes, today: new Date() };
        await prepareDatabase(database, needs, settings.demo ? seed : async () => {});
        console.log(await work(database, asked, needs.today));
      } finally {
        await close();
      }
    } finally {
      await release();
    }
  });
}

/** Does what a command is for; what it cannot do is said in one line, where it is known. */
export async function endingWell(work: (settings: Settings) => Promise<void>): Promise<void> {
  writeForUsAlone();
  try {
    await work(readSettings(process.env));
  } catch (failure) {
    console.error(failure instanceof StartError || failure instanceof UsageError ? failure.message : failure);
    process.exitCode = 1;
  }
}
