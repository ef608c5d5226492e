import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { goodsAdd, goodsDelete } from '#schemas/endpoints/goods.ts';
import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { users } from '../database/tables/accounts.ts';
import { outbox } from '../database/tables/outbox.ts';
import { uploads } from '../database/tables/uploads.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { sweepDaily } from '../sweepDaily.ts';
import { noteUpload } from './noteUpload.ts';
import { sweepFiles } from './sweepFiles.ts';

const applet = await buildApplet();
const { needs, database } = applet;
const DAY_MS = 86_400_000;
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const [demo] = await database.select({ id: users.id }).from(users).where(eq(users.email, 'demo@example.com'));

/** A picture that was uploaded, as `/files/image/…`. */
async function upload(name: string): Promise<string> {
  const bytes = (async function* () {
    yield gif;
  })();
  await needs.files.put({ folder: 'image', name }, bytes);
  await noteUpload(needs, { folder: 'image', name }, { userId: demo?.id ?? 0, original: name, bytes: gif.length });
  return `/files/image/${encodeURIComponent(name)}`;
}
const isKept = async (name: string) => (await needs.files.get({ folder: 'image', name })) !== undefined;
/** A session rests for thirty days at most. */
async function signIn() {
  const { login_session } = await applet.read(login, { email: 'demo@example.com', pwd: 'demo12345' });
  return { session: login_session };
}
const goods = { shop_id: 1, name: '豆浆', price: '2.50', stock: 10, type: 1 } as const;
const add = async (imgs: string[], html = '<p>x</p>') =>
  (await applet.read(goodsAdd, { ...goods, imgs, description: [{ type: 3, text: html }] }, await signIn())).product_id;

test('K9 a file goes when no record has named it for thirty days, and no sooner; what is named stays, however', async () => {
  const shown = await upload('1_肥牛 一份.gif');
  const written = await upload('2_in_article.gif');
  const dropped = await upload('3_deleted.gif');
  await upload('4_never_used.gif');
  await add([shown], `<p><img src="${written}?w=144"></p>`);
  const gone = await add([dropped]);
  const sweep = async (days: number) => {
    applet.advance(days * DAY_MS);
    return sweepFiles(needs, 30);
  };
  expect(await sweep(2)).toBe(0);
  await applet.read(goodsDelete, { shop_id: 1, product_id: gone }, await signIn());
  expect([await sweep(1), await sweep(28)]).toEqual([0, 0]);
  expect(await sweep(1)).toBe(1);
  expect([await isKept('4_never_used.gif'), await isKept('3_deleted.gif')]).toEqual([false, true]);
  expect(await sweep(1)).toBe(1);
  const kept = ['1_肥牛 一份.gif', '2_in_article.gif', '3_deleted.gif'].map(isKept);
  expect(await Promise.all(kept)).toEqual([true, true, false]);
  expect(await database.$count(uploads)).toBe(2);
});

test.each([
  ['by a link, with an anchor', (address: string) => `<p><a href="${address}#top">x</a></p>`],
  ['in a sentence', (address: string) => `<p>看 ${address}，好</p>`],
  [
    'within an attribute that holds JSON',
    (address: string) => `<p title="{&quot;src&quot;:&quot;${address}&quot;}">x</p>`,
  ],
])('K9 a file that is named %s stays', async (where, html) => {
  const name = `${where.length}_肥牛_一份.gif`;
  const address = await upload(name);
  await add([], html(address));
  applet.advance(40 * DAY_MS);
  await sweepFiles(needs, 30);
  applet.advance(40 * DAY_MS);
  await sweepFiles(needs, 30);
  expect(await isKept(name)).toBe(true);
});

test('K9 one that is named again in time stays', async () => {
  const back = await upload('5_back.gif');
  applet.advance(2 * DAY_MS);
  await sweepFiles(needs, 30);
  applet.advance(20 * DAY_MS);
  const id = await add([back]);
  await sweepFiles(needs, 30);
  await applet.read(goodsDelete, { shop_id: 1, product_id: id }, await signIn());
  applet.advance(20 * DAY_MS);
  expect([await sweepFiles(needs, 30), await isKept('5_back.gif')]).toEqual([0, true]);
});

const folder = await mkdtemp(join(tmpdir(), 'sweep-'));
afterAll(() => rm(folder, { recursive: true }));

test('K9 once a day what has left goes from the outbox, half uploads go, and the log says so', async () => {
  const ages = {
    dataDir: folder,
    fileDir: join(folder, 'files'),
    keepOutboxDays: 90,
    keepJournalDays: 0,
    keepUnusedFilesDays: 0,
  };
  await mkdir(join(folder, 'files', 'incoming'), { recursive: true });
  await mkdir(join(folder, 'outbox'));
  const files = [join(folder, 'files', 'incoming', 'half'), join(folder, 'outbox', 'old.txt')];
  for (const path of files) {
    await writeFile(path, 'x');
    await utimes(path, new Date(0), new Date(0));
  }
  await writeFile(join(folder, 'outbox', 'new.txt'), 'x');
  await utimes(join(folder, 'outbox', 'new.txt'), needs.clock(), needs.clock());
  const at = needs.clock();
  const message = { kind: 'text' as const, recipients: ['604'], subject: '', is_private: false, why: '', tries: 1 };
  const times = { written_at: at, due_at: at, moved_at: at };
  await database.insert(outbox).values([
    { ...message, ...times, body: '发了', state: 'sent' },
    { ...message, ...times, body: '还没发', state: 'waiting' },
  ]);
  applet.advance(91 * DAY_MS);
  await writeFile(join(folder, 'outbox', 'today.txt'), 'x');
  await utimes(join(folder, 'outbox', 'today.txt'), needs.clock(), needs.clock());
  await sweepDaily(needs, ages);
  await sweepDaily(needs, ages);
  expect(await database.select({ body: outbox.body }).from(outbox)).toEqual([{ body: '还没发' }]);
  expect([await readdir(join(folder, 'outbox')), await readdir(join(folder, 'files', 'incoming'))]).toEqual([
    ['today.txt'],
    [],
  ]);
  expect(applet.log.splice(0)).toEqual([
    'Swept 1 uploads that never arrived whole.',
    'Swept 1 messages older than 90 days.',
    'Swept 2 letters in the data directory.',
  ]);
});

test('K9 an account may keep so much in all and so many files a day, and its owner is told when it is near', async () => {
  const room = await buildApplet({ allowance: { bytes: 100, filesADay: 3 } });
  const sign = () => room.ask(uploadSign, { file_name: 'a.png', file_type: 1 }, 'demo');
  const keep = (bytes: number) =>
    noteUpload(room.needs, { folder: 'image', name: `${bytes}.png` }, { userId: demo?.id ?? 0, original: 'a', bytes });
  for (const bytes of [10, 20, 30]) await keep(bytes);
  expect(await sign()).toEqual({ status: 200, errcode: 429, errmsg: '今天上传的文件太多，请明天再传' });
  room.advance(DAY_MS);
  expect((await sign()).errcode).toBe(0);
  await keep(35);
  expect((await sign()).errcode).toBe(0);
  expect(room.log.splice(0)).toEqual([`Account ${demo?.id} keeps 95 of 100 bytes.`]);
  await keep(5);
  expect((await sign()).errmsg).toBe('上传空间已满，请联系管理员');
});
