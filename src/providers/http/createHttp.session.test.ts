import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { orderList } from '#schemas/endpoints/orders.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import { buildHttp, content, failureOf, serve } from '../../../tests/support/builders.ts';

const forbidden = () => new HttpResponse(null, { status: 403 });
const page = { shop_id: 3, page: 1, size: 10, status: 1 } as const;

it('T5 HTTP 403 ends the session and says nothing of its own', async () => {
  serve(tagList, forbidden);
  const { call, session } = buildHttp('session-1');
  const failure = await failureOf(call(tagList, { shop_id: 3 }));
  expect(failure).toMatchObject({ kind: 'forbidden', sentence: '', statusCode: 403 });
  expect(session.get()).toBeNull();
  expect(session.departure()).toBe('ended');
});

it('T5 the session ends once, however many calls fail together', async () => {
  for (const row of [goodsList, orderList, tagList, tagAdd]) serve(row, forbidden);
  const { call, session } = buildHttp('session-1');
  let told = 0;
  session.subscribe(() => {
    told += 1;
  });
  const failures = await Promise.all([
    failureOf(call(goodsList, page)),
    failureOf(call(orderList, page)),
    failureOf(call(tagList, { shop_id: 3 })),
    failureOf(call(tagAdd, { shop_id: 3, name: '热销' })),
    failureOf(call(tagList, { shop_id: 4 })),
  ]);
  expect(failures.map(({ kind }) => kind)).toEqual(Array(5).fill('forbidden'));
  expect(told).toBe(1);
});

it('T5 a late 403 of an old session does not end a new one', async () => {
  const { call, session } = buildHttp('old');
  serve(tagList, () => {
    session.set('new');
    return forbidden();
  });
  expect(await failureOf(call(tagList, { shop_id: 3 }))).toMatchObject({ kind: 'forbidden' });
  expect(session.get()).toBe('new');
});

it('T5 a 403 that says so in JSON is a 403 all the same', async () => {
  serve(tagList, () => HttpResponse.json({ errcode: 0, tags: [] }, { status: 403 }));
  const { call, session } = buildHttp();
  expect((await failureOf(call(tagList, { shop_id: 3 }))).kind).toBe('forbidden');
  expect(session.get()).toBeNull();
});

it('T5 an early answer of 403 ends the session too', async () => {
  const { call, session } = buildHttp('session-1', () => Promise.resolve({ status: 403, data: '' }));
  await failureOf(call(tagList, { shop_id: 3 }));
  expect(session.get()).toBeNull();
});

it('T5 a 403 without a session has none to end', async () => {
  serve(login, forbidden);
  const { call, session } = buildHttp(null);
  await failureOf(call(login, { email: 'chen@example.com', pwd: 'x' }));
  expect(session.get()).toBeNull();
  expect(session.departure()).toBeNull();
});

it('T5 the next call after a 403 goes without a session', async () => {
  const heard = serve(tagList, (nth) => (nth === 1 ? forbidden() : content({ tags: [] })));
  const { call } = buildHttp('session-1');
  await failureOf(call(tagList, { shop_id: 3 }));
  await call(tagList, { shop_id: 3 });
  expect(heard.map(({ headers }) => headers.get('Login-Session'))).toEqual(['session-1', null]);
});
