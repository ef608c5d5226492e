import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { Database } from '../database/Database.ts';
import { type Archived, names } from './archive.ts';
import { dumpDatabase, type Totals } from './dumpDatabase.ts';

/**
 * Writes a database and a directory of files into one archive, `tar.gz`, while both are in use. K8
 *
 * The rows are those of one moment; they are set aside first, uncompressed and beside the archive, so that the database
 * is held no longer than reading takes. Files never change under their name, and those of the rows are there already.
 *
 * @param fileDir left out where files lie in a bucket.
 */
export async function writeArchive(
  database: Database,
  { file, fileDir }: { readonly file: string; readonly fileDir: string | undefined },
): Promise<Archived> {
  const aside = await mkdtemp(join(dirname(file), '.backup-'));
  const draft = join(aside, 'archive.tar.gz');
  try {
    const { parts, totals } = await setAside(database, aside);
    const tar = pack();
    const written = pipeline(tar, createGzip({ level: 1 }), createWriteStream(draft));
    for (const name of parts) await addFile(tar, name, join(aside, name));
    const kept = fileDir === undefined ? [] : await filesIn(fileDir);
    for (const path of kept)
      await addFile(tar, `${names.files}/${path.split(sep).join('/')}`, join(fileDir ?? '', path));
    await addText(tar, names.totals, JSON.stringify(totals));
    tar.finalize();
    await written;
    await rename(draft, file);
    return { totals, files: kept.length };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function setAside(database: Database, aside: string) {
  const parts: string[] = [];
  const keep = async (name: string, text: string) => {
    await writeFile(join(aside, name), text);
    parts.push(name);
  };
  const totals: Totals = await dumpDatabase(database, {
    begin: (shape) => keep(names.shape, JSON.stringify({ format: names.format, ...shape })),
    part: ({ table, lines }) => keep(`${String(parts.length).padStart(6, '0')}.${table}.jsonl`, lines.join('\n')),
  });
  return { parts, totals };
}

/** What is on its way in, and no file yet, is left out. */
async function filesIn(directory: string): Promise<readonly string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = found
    .filter((each) => each.isFile())
    .map((each) => relative(directory, join(each.parentPath, each.name)));
  return paths.filter((path) => !path.startsWith(`incoming${sep}`)).sort();
}

async function addFile(tar: Pack, name: string, path: string): Promise<void> {
  const { size } = await stat(path);
  await pipeline(createReadStream(path, size > 0 ? { end: size - 1 } : {}), tar.entry({ name, size }));
}

const addText = (tar: Pack, name: string, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name }, text, (failure) => (failure ? reject(failure) : resolve()));
  });
