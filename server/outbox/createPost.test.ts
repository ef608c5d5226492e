import { desc } from 'drizzle-orm';
import { beforeEach, expect, it, test } from 'vitest';
import { outbox } from '../database/tables/outbox.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { createPost } from './createPost.ts';
import type { Carrier, Message, Outcome } from './Message.ts';
import { claimNext } from './queue.ts';
import { writeLetter, writeText } from './writeMessage.ts';

const { database, needs, log, advance } = await buildApplet();
const MINUTE_MS = 60_000;
const taken: Message[] = [];
/** What the next tries come to; sent when nothing is said. */
const outcomes: Promise<Outcome>[] = [];
const answer = (...given: readonly Outcome[]) => outcomes.push(...given.map((each) => Promise.resolve(each)));
/** Who sleeps until when. */
const alarms: { readonly ms: number; readonly ring: () => void; readonly signal: AbortSignal | undefined }[] = [];
const sleep = (ms: number, signal?: AbortSignal) => new Promise<void>((ring) => alarms.push({ ms, ring, signal }));

const carrier: Carrier = {
  leaves: true,
  says: '',
  logs: '',
  async carry(message) {
    taken.push(message);
    return (await outcomes.shift()) ?? { state: 'sent' };
  },
};
const keeping: Carrier = { ...carrier, leaves: false, carry: async () => ({ state: 'kept' }) };
const openPost = (given: Partial<Record<Message['kind'], Carrier>> = {}) =>
  createPost({ ...needs, sleep, carriers: { letter: carrier, text: carrier, ...given } });

const letter = { to: 'a@example.com', subject: '订单', body: '一份' };
const write = (content = '到了') =>
  writeText(database, { groupon_id: 1, content, phones: ['604', '778'] }, needs.clock());
const states = async () => (await database.select().from(outbox).orderBy(outbox.id)).map(({ state }) => state);
const newest = async () => (await database.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
async function wake(post: ReturnType<typeof openPost>) {
  post.wake();
  await post.idle();
}

beforeEach(async () => {
  await database.delete(outbox);
  for (const list of [taken, outcomes, alarms]) list.length = 0;
});

it('everything that waits is taken along, the oldest first, each once', async () => {
  await write('一');
  await writeLetter(database, letter, needs.clock());
  const post = openPost();
  await wake(post);
  await wake(post);
  expect(taken.map(({ kind, recipients, body }) => [kind, recipients, body])).toEqual([
    ['text', ['604', '778'], '一'],
    ['letter', ['a@example.com'], '一份'],
  ]);
  expect(await states()).toEqual(['sent', 'sent']);
});

it('what is written while another is under way is taken along as well', async () => {
  let letGo = (_: Outcome) => {};
  outcomes.push(new Promise((resolve) => (letGo = resolve)));
  await write('一');
  const post = openPost();
  post.wake();
  await write('二');
  post.wake();
  letGo({ state: 'sent' });
  await post.idle();
  expect(taken.map(({ body }) => body)).toEqual(['一', '二']);
});

it('without a way out a message is kept, and is not sent later when there is one', async () => {
  await write();
  await wake(openPost({ text: keeping }));
  expect(await states()).toEqual(['kept']);
  await wake(openPost());
  expect([await states(), taken]).toEqual([['kept'], []]);
});

it('what failed for good is not tried again, says why, and is in the log without a word of it', async () => {
  answer({ state: 'failed', why: '网关返回 HTTP 500：604 到了' });
  await write();
  const post = openPost();
  await wake(post);
  await wake(post);
  expect(taken).toHaveLength(1);
  expect(await newest()).toMatchObject({ state: 'failed', why: '网关返回 HTTP 500：604 到了', tries: 1 });
  expect(log.splice(0)).toEqual([expect.stringMatching(/^Failed to send text \d+: the outbox says why\.$/)]);
});

it('a way out that breaks counts as failed: nobody knows whether it was sent', async () => {
  const breaking: Carrier = { ...carrier, carry: async () => Promise.reject(new Error('604')) };
  await write();
  await wake(openPost({ text: breaking }));
  expect(await newest()).toMatchObject({ state: 'failed', why: '发送时出错，无法确认是否发出' });
  expect(log.splice(0).join()).not.toContain('604');
});

it('what may pass is tried again after half a minute, two and eight, then no more', async () => {
  const busy = { state: 'waiting', why: '邮件服务器忙' } as const;
  answer(busy, busy, busy, busy);
  await writeLetter(database, letter, needs.clock());
  const post = openPost();
  await wake(post);
  for (const ms of [30_000, 120_000, 480_000]) {
    expect(await newest()).toMatchObject({ state: 'waiting', why: '邮件服务器忙' });
    const alarm = alarms.at(-1);
    expect(alarm?.ms).toBe(ms);
    advance(ms);
    alarm?.ring();
    await Promise.resolve();
    await post.idle();
  }
  expect(await newest()).toMatchObject({ state: 'failed', why: '邮件服务器忙', tries: 4 });
  expect(log.splice(0)).toHaveLength(1);
});

it('a server that starts takes along what waits, but nothing that has gone stale', async () => {
  await write('昨天的');
  advance(15 * MINUTE_MS);
  await write('刚写的');
  advance(1);
  await wake(openPost());
  expect(taken.map(({ body }) => body)).toEqual(['刚写的']);
  expect(await states()).toEqual(['failed', 'sent']);
  expect(log.splice(0)).toHaveLength(1);
});

it('what was being sent when a server ended is given up, not sent twice', async () => {
  await write();
  await claimNext(database, needs.clock());
  const post = openPost();
  await wake(post);
  expect([await states(), alarms.at(-1)?.ms]).toEqual([['sending'], 5 * MINUTE_MS]);
  advance(5 * MINUTE_MS);
  alarms.at(-1)?.ring();
  await Promise.resolve();
  await post.idle();
  expect(await newest()).toMatchObject({ state: 'failed', why: '发送途中服务器停止运行，无法确认是否发出，没有重发' });
  expect(taken).toEqual([]);
});

test('two servers on one database send each message once', async () => {
  for (const content of ['一', '二', '三', '四']) await write(content);
  await Promise.all([wake(openPost()), wake(openPost())]);
  expect(taken.map(({ body }) => body).toSorted()).toEqual(['一', '三', '二', '四']);
});

test('closing waits a moment for what is under way, then says that nobody knows; the rest waits for the next start', async () => {
  outcomes.push(new Promise(() => {}));
  await write('一');
  await write('二');
  const post = openPost();
  post.wake();
  await expect.poll(() => taken.length).toBe(1);
  const closed = post.close();
  await expect.poll(() => alarms.length).toBe(1);
  alarms[0]?.ring();
  await closed;
  post.wake();
  await post.idle();
  expect(await states()).toEqual(['failed', 'waiting']);
  expect(log.splice(0)).toHaveLength(1);
});

it('leaves no alarm behind: one takes the place of another, and closing ends the last', async () => {
  const busy = { state: 'waiting', why: '邮件服务器忙' } as const;
  answer(busy, busy);
  const post = openPost();
  for (const body of ['一', '二']) {
    await writeLetter(database, { ...letter, body }, needs.clock());
    await wake(post);
  }
  expect(alarms.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await post.close();
  expect(alarms.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});

test('a database that fails is one line in the log, and the post goes on by itself afterwards', async () => {
  await write();
  await database.execute('alter table outbox rename to away');
  const post = openPost();
  await wake(post);
  await database.execute('alter table away rename to outbox');
  expect(log.splice(0)).toEqual([expect.stringMatching(/^Failed to empty the outbox: \w+$/)]);
  expect(alarms.at(-1)?.ms).toBe(30_000);
  advance(30_000);
  alarms.at(-1)?.ring();
  await Promise.resolve();
  await post.idle();
  expect(await states()).toEqual(['sent']);
});
