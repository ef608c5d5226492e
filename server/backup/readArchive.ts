import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import * as z from 'zod/mini';
import type { Database } from '../database/Database.ts';
import { StartError } from '../settings.ts';
import { type Archived, names } from './archive.ts';
import type { Part, Totals } from './dumpDatabase.ts';
import { loadDatabase } from './loadDatabase.ts';

const shape = z.object({
  format: z.literal(names.format),
  steps: z.array(z.string()),
  sequences: z.record(z.string(), z.string()),
});
const totals = z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() }));

/**
 * Puts an archive back: its rows into an empty database, its files into a directory. K8
 *
 * Rows are kept only when the archive was read to its end and adds up; files that were written until then stay, and do no
 * harm: a file never changes under its name.
 *
 * @throws StartError when it cannot be put back, with the remedy.
 */
export async function readArchive(
  database: Database,
  { file, fileDir }: { readonly file: string; readonly fileDir: string },
): Promise<Archived> {
  let [files, sum]: [number, Totals] = [0, {}];
  const entries = open(file);
  const first = await entries.next();
  const begun =
    first.value?.name === names.shape ? z.safeParse(shape, JSON.parse(await readText(first.value.bytes))) : undefined;
  if (!begun?.success) throw new StartError(`${file} is no backup of this product.`);

  async function* parts(): AsyncIterable<Part> {
    let isWhole = false;
    for await (const entry of entries) {
      const { name, bytes } = entry;
      const [, table] = /^\d+\.(\w+)\.jsonl$/.exec(name) ?? [];
      if (table !== undefined) yield { table, lines: (await readText(bytes)).split('\n') };
      else if (name === names.totals) {
        sum = z.parse(totals, JSON.parse(await readText(bytes)));
        isWhole = true;
      } else if (await keepFile(entry, fileDir)) files += 1;
    }
    if (!isWhole) throw new StartError(`${file} ends in the middle. Copy it once more, or take another one.`);
  }
  const kept = await loadDatabase(database, { shape: begun.data, parts: parts(), totals: () => sum });
  return { totals: kept, files };
}

async function* open(file: string): AsyncGenerator<Entry> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  // Whoever reads no further ends it as well, and nobody waits for it then.
  read.catch(() => {});
  for await (const source of whole(tar, file)) yield { name: source.header.name, bytes: whole(source, file) };
  await read;
}

/** A stream that is not cut off. @throws StartError in its place. */
async function* whole<Piece>(stream: AsyncIterable<Piece>, file: string): AsyncIterable<Piece> {
  try {
    yield* stream;
  } catch (cause) {
    throw new StartError(`${file} cannot be read to its end. Copy it once more, or take another one.`, { cause });
  }
}

/** One of the things in an archive; its bytes are read before the next one comes. */
interface Entry {
  readonly name: string;
  readonly bytes: AsyncIterable<unknown>;
}

const readText = (bytes: Entry['bytes']): Promise<string> => text(Readable.from(bytes));

/** Whether it was one of the files; a name that leads out of them is none. */
async function keepFile({ name, bytes }: Entry, fileDir: string): Promise<boolean> {
  const path = normalize(name);
  const isFile = path.startsWith(`${names.files}${sep}`) && !path.split(sep).includes('..');
  if (!isFile) {
    for await (const _ of bytes);
    return false;
  }
  const target = join(fileDir, path.slice(names.files.length + 1));
  await mkdir(dirname(target), { recursive: true });
  // Under its name there is either all of it or nothing.
  const draft = `${target}.part`;
  await pipeline(bytes, createWriteStream(draft));
  await rename(draft, target);
  return true;
}
