import { latestVersion } from '../areas/declarations/queries.ts';
import type { Database } from '../database/Database.ts';

/** Declarations beside the product as text; version 0 is the file that somebody writes by hand. */
export interface Declarations {
  readonly version: number;
  readonly text: string;
}

/** The declarations that are in use: those saved last in the studio, or else the file; undefined where there are none. */
export async function currentDeclarations(
  database: Database,
  readFile: () => Promise<string | undefined>,
): Promise<Declarations | undefined> {
  const saved = await savedDeclarations(database);
  if (saved) return saved;
  const text = await readFile();
  return text === undefined ? undefined : { version: 0, text };
}

/** The version saved last, or the last one before another, to step back to where a newer one cannot be used. */
export async function savedDeclarations(database: Database, before?: number): Promise<Declarations | undefined> {
  const found = await latestVersion(database, before);
  return found && { version: found.id, text: found.text };
}

/** What was saved before the version in use, the last first; nothing before a file. */
export async function* earlierDeclarations(database: Database): AsyncGenerator<string> {
  let saved = await savedDeclarations(database);
  while (saved) {
    saved = await savedDeclarations(database, saved.version);
    if (saved) yield saved.text;
  }
}
