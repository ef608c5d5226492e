import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { migrate } from '../database/migrate.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { goods, tags } from '../database/tables/goods.ts';
import { outbox } from '../database/tables/outbox.ts';
import { digestTables } from '../support/digestTables.ts';
import { openEmpty, openTemplate } from '../support/openTemplate.ts';
import { askForBackup, openControl } from './control.ts';
import { keepWaiting } from './keepWaiting.ts';
import { moveDatabase } from './moveDatabase.ts';
import { readArchive } from './readArchive.ts';
import { writeArchive } from './writeArchive.ts';

// Each test opens databases of its own, which takes seconds where processes are dear.
vi.setConfig({ testTimeout: 60_000 });

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const opened: OpenDatabase[] = [];
const open = async (one: Promise<OpenDatabase>) => {
  opened.push(await one);
  return (await one).database;
};
afterAll(async () => {
  for (const { close } of opened) await close();
  await rm(folder, { recursive: true });
});

const shop = await open(openTemplate());
const odd = '🥬"\\\n\u2028 \u0301’; drop table goods; -- 9007199254740993';
await shop.insert(goods).values({
  ...{
    shop_id: 1,
    name: odd,
    description: [{ type: 1, text: odd }],
    imgs: [odd],
    price: '0.10',
    stock: 999_999_999_999_999,
  },
  ...{ total_sales: 0, status: 1, type: 1 },
});
const tag = { shop_id: 1, name: '新', priority: 9, type: 1 };
const fileDir = join(folder, 'files');
await mkdir(join(fileDir, 'image'), { recursive: true });
await mkdir(join(fileDir, 'incoming'), { recursive: true });
const picture = randomBytes(300_000);
await writeFile(join(fileDir, 'image', '177_肥牛.webp'), picture);
await writeFile(join(fileDir, 'image', 'empty.webp'), '');
await writeFile(join(fileDir, 'incoming', 'half'), picture);
const file = join(folder, 'shop.tar.gz');
const written = await writeArchive(shop, { file, fileDir });

test('K8 what is backed up and put back is the same, row by row and byte by byte, and goes on from there', async () => {
  const other = await open(openEmpty());
  const target = join(folder, 'restored');
  expect(await readArchive(other, { file, fileDir: target })).toEqual(written);
  expect(written.files).toBe(2);
  expect(await digestTables(other)).toEqual(await digestTables(shop));
  expect(await readdir(join(target, 'image'))).toEqual(['177_肥牛.webp', 'empty.webp']);
  expect((await readFile(join(target, 'image', '177_肥牛.webp'))).equals(picture)).toBe(true);
  // The next one gets the next id, and no id twice.
  const add = (database: typeof shop) => database.insert(tags).values(tag).returning({ id: tags.id });
  expect(await add(other)).toEqual(await add(shop));
});

test('K8 an archive is its owner’s alone, and nothing is left beside it', async () => {
  expect((await readdir(folder)).filter((name) => name.startsWith('.backup'))).toEqual([]);
  expect((await stat(file)).size).toBeGreaterThan(picture.length);
});

test('K8 rows written while a backup is made are all in it or not at all', async () => {
  const running = await open(openTemplate());
  const writing = (async () => {
    for (let nth = 0; nth < 20; nth += 1)
      await running.transaction(async (both) => {
        await both.execute(sql`insert into merchants (name) values (${`pair ${nth}`})`);
        await both.execute(sql`insert into merchants (name) values (${`pair ${nth}`})`);
      });
  })();
  const during = join(folder, 'during.tar.gz');
  await Promise.all([writeArchive(running, { file: during, fileDir: undefined }), writing]);
  const other = await open(openEmpty());
  await readArchive(other, { file: during, fileDir: join(folder, 'none') });
  const names = sql<number>`count(*)::int`;
  const odds = await other
    .select({ names })
    .from(sql`merchants`)
    .where(sql`name like 'pair%'`)
    .groupBy(sql`name`)
    .having(sql`count(*) <> 2`);
  expect(odds).toEqual([]);
});

test('K8 a backup of an earlier version is brought to the shape of today', async () => {
  const old = await open(openEmpty());
  await old.transaction((transaction) => migrate(transaction, '0004_uploads.sql'));
  await old.execute(sql`insert into merchants (name) values ('昨天')`);
  const yesterday = join(folder, 'yesterday.tar.gz');
  await writeArchive(old, { file: yesterday, fileDir: undefined });
  const today = await open(openEmpty());
  await readArchive(today, { file: yesterday, fileDir: join(folder, 'none') });
  const fresh = await open(openEmpty());
  await fresh.transaction((transaction) => migrate(transaction));
  await fresh.execute(sql`insert into merchants (name) values ('昨天')`);
  expect(await digestTables(today)).toEqual(await digestTables(fresh));
});

test('K8 what cannot be put back says why, and leaves the database as it was', async () => {
  const empty = await open(openEmpty());
  const restore = (path: string, database = empty) =>
    readArchive(database, { file: path, fileDir: join(folder, 'none') });
  await expect(restore(file, shop)).rejects.toThrow('There is a database already.');
  const cut = join(folder, 'cut.tar.gz');
  await writeFile(cut, (await readFile(file)).subarray(0, -20_000));
  await expect(restore(cut)).rejects.toThrow('cut.tar.gz cannot be read to its end.');
  const none = join(folder, 'none.tar.gz');
  await writeFile(none, 'hello');
  await expect(restore(none)).rejects.toThrow('none.tar.gz cannot be read to its end.');
  await expect(restore(join(folder, 'missing.tar.gz'))).rejects.toThrow('missing.tar.gz cannot be read to its end.');
  await restore(file);
  expect(await empty.$count(goods)).toBe(await shop.$count(goods));
});

test('K8 a database is carried over whole, and back', async () => {
  const [there, back] = [await open(openEmpty()), await open(openEmpty())];
  const totals = await moveDatabase(shop, there);
  expect(totals.goods?.rows).toBe(await shop.$count(goods));
  await moveDatabase(there, back);
  expect(await digestTables(back)).toEqual(await digestTables(shop));
  await expect(moveDatabase(shop, there)).rejects.toThrow('There is a database already.');
});

test('K8 a message that waited when the backup was made is not sent a second time', async () => {
  const at = new Date('2026-03-08T08:00:00Z');
  const message = { kind: 'text' as const, recipients: ['604'], subject: '', body: '到了', is_private: false };
  const restored = await open(openTemplate());
  await restored
    .insert(outbox)
    .values({ ...message, ...{ written_at: at, due_at: at, moved_at: at }, state: 'waiting', why: '', tries: 0 });
  expect(await keepWaiting(restored)).toBe(1);
  expect(await restored.select({ state: outbox.state }).from(outbox)).toEqual([{ state: 'kept' }]);
});

test('K8 the server that has the embedded database makes the backup for a command; where none runs, nobody does', async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  expect(await askForBackup(dataDir, file)).toBeUndefined();
  const control = await openControl(dataDir, async (path) => {
    if (path === '/full') throw new Error('No space is left.');
    return `kept at ${path}`;
  });
  expect(await askForBackup(dataDir, '/x.tar.gz')).toBe('kept at /x.tar.gz');
  await expect(askForBackup(dataDir, '/full')).rejects.toThrow('No space is left.');
  await control.close();
  expect(await askForBackup(dataDir, file)).toBeUndefined();
});
