import { HttpResponse } from 'msw';
import { expect, it, test } from 'vitest';
import { goodsAdd } from '#schemas/endpoints/goods.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import { requestIdKey } from '#schemas/limits.ts';
import { buildHttp, content, failureOf, serve } from '../../../tests/support/builders.ts';
import { createHttp } from './createHttp.ts';
import { type Attempt, IdempotentWrite } from './IdempotentWrite.ts';

const added = () => content({ tag_id: 7, priority: 1 });
const idsOf = (heard: readonly { readonly headers: Headers }[]) =>
  heard.map(({ headers }) => headers.get(requestIdKey));
const hot = { shop_id: 3, name: '热销' };

it('T9 each post has an id of its own, also with the same body; a read has none', async () => {
  const [writes, reads] = [serve(tagAdd, added), serve(tagList, () => content({ tags: [] }))];
  const { call } = buildHttp();
  for (let press = 0; press < 3; press += 1) await call(tagAdd, hot);
  await call(tagList, { shop_id: 3 });
  expect([idsOf(writes), idsOf(reads)]).toEqual([['request-1', 'request-2', 'request-3'], [null]]);
});

test.each([
  ['the network is gone', () => HttpResponse.error()],
  ['the server fails', () => HttpResponse.json({ errcode: 500 }, { status: 500 })],
  ['the balancer finds no server', () => new HttpResponse('<html>', { status: 502 })],
  ['the answer is cut off', () => new HttpResponse('{"errcode":0,"tag')],
])('T4 T9 where %s, the same body sent again is the same write', async (_, lost) => {
  const heard = serve(tagAdd, (nth) => (nth < 3 ? lost() : added()));
  const { call } = buildHttp();
  const idempotent = new IdempotentWrite();
  await failureOf(call(tagAdd, hot, { idempotent }));
  await failureOf(call(tagAdd, hot, { idempotent }));
  await call(tagAdd, hot, { idempotent });
  await call(tagAdd, hot, { idempotent });
  expect(idsOf(heard)).toEqual(['request-1', 'request-1', 'request-1', 'request-2']);
});

test.each([
  ['was refused', () => content({ errcode: 409, errmsg: '标签名称已存在' })],
  ['was forbidden', () => new HttpResponse(null, { status: 403 })],
  ['was too large', () => new HttpResponse(null, { status: 413 })],
])('T3 T9 what %s is a new write when it is sent again', async (_, said) => {
  const heard = serve(tagAdd, said);
  const { call } = buildHttp();
  const idempotent = new IdempotentWrite();
  for (let press = 0; press < 2; press += 1) await failureOf(call(tagAdd, hot, { idempotent }));
  expect(idsOf(heard)).toEqual(['request-1', 'request-2']);
});

it('T9 up, down and up again are three writes, even where no answer came', async () => {
  const heard = serve(tagAdd, () => HttpResponse.error());
  const { call } = buildHttp();
  const idempotent = new IdempotentWrite();
  for (const name of ['上', '下', '上']) await failureOf(call(tagAdd, { shop_id: 3, name }, { idempotent }));
  expect(idsOf(heard)).toEqual(['request-1', 'request-2', 'request-3']);
});

it('T9 the same fields for another call are another write', async () => {
  const [tags, goods] = [serve(tagAdd, () => HttpResponse.error()), serve(goodsAdd, () => HttpResponse.error())];
  const { call } = buildHttp();
  const idempotent = new IdempotentWrite();
  await failureOf(call(tagAdd, hot, { idempotent }));
  await failureOf(call(goodsAdd, { ...hot, description: [], imgs: [], price: '1', stock: 1, type: 1 }, { idempotent }));
  await failureOf(call(tagAdd, hot, { idempotent }));
  expect(new Set([...idsOf(tags), ...idsOf(goods)]).size).toBe(3);
});

it('N4 what was begun before the page was loaded anew is the same write after it, under another login, too', async () => {
  const heard = serve(tagAdd, (nth) => (nth < 2 ? HttpResponse.error() : added()));
  const { call, session } = buildHttp();
  let kept: Attempt | undefined;
  const before = new IdempotentWrite((attempt) => {
    kept = attempt;
  });
  await failureOf(call(tagAdd, hot, { idempotent: before }));
  const after = new IdempotentWrite();
  if (kept) after.resume(kept);
  session.set('another');
  await call(tagAdd, hot, { idempotent: after });
  expect(idsOf(heard)).toEqual(['request-1', 'request-1']);
  expect(after.attempt).toBeUndefined();
});

it('N4 who keeps an attempt hears of it before the call goes out, and of its end', async () => {
  const told: (Attempt | undefined)[] = [];
  const idempotent = new IdempotentWrite((attempt) => told.push(attempt));
  serve(tagAdd, () => (told.length === 1 ? added() : HttpResponse.error()));
  await buildHttp().call(tagAdd, hot, { idempotent });
  expect(told.map((attempt) => attempt?.id)).toEqual(['request-1', undefined]);
});

it('where nobody makes ids, posts go without', async () => {
  const { session } = buildHttp();
  const sent: Readonly<Record<string, string>>[] = [];
  const transport = async ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => {
    sent.push(headers);
    return { status: 200, data: '{"tag_id":7,"priority":1}' };
  };
  await createHttp({ session, transport, log: () => {} })(tagAdd, hot);
  expect(sent).toEqual([{ 'Login-Session': 'session-1', 'Content-Type': 'application/x-www-form-urlencoded' }]);
});
