import type { Database } from '../database/Database.ts';
import { readRows } from '../database/rowsOf.ts';

/** Who uploaded what, what is on its way out, and what lives for a day: to be named there is to be used by nobody. */
const SILENT = ['uploads', 'outbox', 'kept_answers', 'tries', 'sessions', 'secrets', 'reset_codes', 'journal'];
/** To the end of an address within JSON or HTML. */
const NAMED = /\b(?:image|audio|video|file)\/[^\s"\\?#<>]+/g;

/** All files that any record names, `image/177_a.webp`, read from every row as it stands: in a list, in HTML, anywhere. */
export async function namedFiles(database: Database): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  await readRows(database, SILENT, (lines) => {
    for (const line of lines)
      for (const [name] of line.matchAll(NAMED)) for (const each of spellings(name)) named.add(each);
  });
  return named;
}

/** What a kept name is made of (`safeName`): behind it may stand whatever a style or a sentence puts there. */
const KEPT = /^[^/]+\/[\p{L}\p{N}._-]+/u;

/** An address says a name with its signs escaped. */
function spellings(name: string): readonly string[] {
  return [name, decoded(name)].flatMap((each) => [each, KEPT.exec(each)?.[0] ?? each]);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
