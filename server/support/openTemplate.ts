import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { embed, type OpenDatabase, openInMemory } from '../database/openDatabase.ts';
import { prepareDatabase } from '../seed/prepareDatabase.ts';
import { createDatabase, dropDatabase, openOwn } from './createDatabase.ts';
import { keepCopy, takeBack } from './keptCopy.ts';

/** The moment at which tests begin; the demo's group-buys lie around it. */
export const beginning = new Date('2026-03-08T08:00:00Z');

const sources = import.meta.glob<string>(
  [
    '../seed/*.ts',
    '../seed/demo/*.json',
    '../seed/pictures/pictures.json',
    '../database/**/*.{ts,sql}',
    '../areas/account/password.ts',
    './keptCopy.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const CACHE = join('node_modules', '.cache', 'zhanggui');

/** A database as the first start leaves it: in memory, or in the cluster of this run where there is one. */
export function openTemplate(): Promise<OpenDatabase> {
  const cluster = inject('postgres');
  return cluster ? openCopy(cluster.admin, 'template') : openDump();
}

/** A database with nothing in it, the same way. */
export function openEmpty(): Promise<OpenDatabase> {
  const cluster = inject('postgres');
  return cluster ? openCopy(cluster.admin) : openInMemory();
}

/** One of its own for each test file, dropped with it. */
async function openCopy(admin: string, original?: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(admin, name, original);
  const own = openOwn(admin.replace(/[^/]*$/, name));
  return { ...own, close: () => own.close().then(() => dropDatabase(admin, name)) };
}

/** Those in memory that no test file holds any more: files of a worker share their modules, and with them these. */
const free: (OpenDatabase & { readonly client: PGlite })[] = [];

/** In memory: one that another test file was done with, or a new one; the next ids are the same either way. */
async function openDump(): Promise<OpenDatabase> {
  const one = free.pop() ?? (await loadDump());
  await takeBack(one.client);
  return { ...one, close: async () => void free.push(one) };
}

async function loadDump() {
  const client = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readDump())]) });
  return { client, ...embed(client) };
}

/** Made once per state of its sources, then loaded in half a second. */
async function readDump(): Promise<Uint8Array> {
  const path = join(CACHE, `${createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16)}.tar`);
  return (await readFile(path).catch(() => undefined)) ?? makeDump(path);
}

async function makeDump(path: string): Promise<Uint8Array> {
  const client = await PGlite.create();
  await prepareDatabase(embed(client).database, { random: randomBytes, today: beginning });
  await keepCopy(client);
  const dump = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(CACHE, { recursive: true });
  // Test files run side by side: none may read what another has half written.
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, dump);
  await rename(draft, path);
  const old = (await readdir(CACHE)).filter((name) => name.endsWith('.tar') && join(CACHE, name) !== path);
  for (const name of old) await rm(join(CACHE, name), { force: true });
  return dump;
}
