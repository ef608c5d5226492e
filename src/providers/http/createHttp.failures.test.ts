import { HttpResponse } from 'msw';
import { expect, it, test } from 'vitest';
import { goodsDelete, goodsList } from '#schemas/endpoints/goods.ts';
import { robotCheck, robotInfo } from '#schemas/endpoints/robot.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { buildHttp, content, failureOf, serve } from '../../../tests/support/builders.ts';

const firstPage = { shop_id: 3, page: 1, size: 500, status: 1 } as const;

test.each([
  [{ errcode: 409, errmsg: '分类已存在' }, '分类已存在', 409],
  [{ errcode: 1, errmsg: '无权操作' }, '无权操作', 1],
  [{ errcode: -1 }, '服务器错误，请稍后再试', -1],
  [{ errcode: 500, errmsg: '' }, '服务器错误，请稍后再试', 500],
  [{ errcode: 500, errmsg: null }, '服务器错误，请稍后再试', 500],
  [{ errcode: '400', errmsg: '参数错误' }, '参数错误', 400],
  [{ errcode: 404, errmsg: '分类不存在' }, '分类不存在', 404],
])('T3 the answer %j is refused with: %s', async (answer, sentence, errcode) => {
  serve(tagAdd, () => HttpResponse.json(answer));
  const failure = await failureOf(buildHttp().call(tagAdd, { shop_id: 3, name: '热销' }));
  expect(failure).toMatchObject({ kind: 'refused', sentence, errcode, statusCode: 200 });
});

it('T3 a refusal is one though the fields of an answer stand beside it', async () => {
  serve(tagAdd, () => content({ errcode: 7, tag_id: 1, priority: 1 }));
  expect(await failureOf(buildHttp().call(tagAdd, { shop_id: 3, name: '热销' }))).toMatchObject({ kind: 'refused' });
});

it('T3 only the robot check knows a 404 that is none; its other codes are failures, and so is a 404 elsewhere', async () => {
  serve(robotCheck, () => content({ errcode: 500 }));
  serve(robotInfo, () => content({ errcode: 404, errmsg: '没有机器人' }));
  const { call } = buildHttp();
  expect(await failureOf(call(robotCheck, { shop_id: 3 }))).toMatchObject({ kind: 'refused', errcode: 500 });
  expect(await failureOf(call(robotInfo, { shop_id: 3 }))).toMatchObject({ sentence: '没有机器人' });
});

it('T4 without a network the merchant is told to look after it', async () => {
  serve(goodsList, () => HttpResponse.error());
  const failure = await failureOf(buildHttp().call(goodsList, firstPage));
  expect(failure).toMatchObject({ kind: 'request', sentence: '请求错误，请检查网络', statusCode: 0 });
  expect(failure.message).toMatch(/^Failed to call GET \/api\/applet\/merchant\/products: /);
});

it('T4 a request that cannot be made is told the same way, and nothing is sent', async () => {
  const heard = serve(goodsDelete, () => content());
  const failure = await failureOf(buildHttp().call(goodsDelete, { shop_id: 3, product_id: Number.NaN }));
  expect(failure).toMatchObject({ kind: 'request', sentence: '请求错误，请检查网络' });
  expect(heard).toHaveLength(0);
});

it('T4 a lost network does not end the session', async () => {
  serve(goodsList, () => HttpResponse.error());
  const { call, session } = buildHttp('session-1');
  await failureOf(call(goodsList, firstPage));
  expect(session.get()).toBe('session-1');
});

test.each([301, 400, 401, 404, 413, 429, 500, 502, 503, 504])(
  'T5 HTTP %d is a failure of the server and the session stays',
  async (status) => {
    serve(goodsList, () => HttpResponse.json({ errcode: 0, errmsg: '别看我' }, { status }));
    const { call, session } = buildHttp('session-1');
    const failure = await failureOf(call(goodsList, firstPage));
    expect(failure).toMatchObject({ kind: 'http', sentence: '服务器错误，请稍后再试', statusCode: status });
    expect(session.get()).toBe('session-1');
  },
);

test.each([
  ['an HTML page', '<!doctype html><title>Bad Gateway</title>'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a word', '"ok"'],
  ['half an answer', '{"errcode":0,"shops":['],
  ['bytes that are no text', '\u0000\u0001\ufffd'],
])('T6 %s in place of an answer is a failure of the server', async (_, body) => {
  serve(goodsList, () => new HttpResponse(body));
  expect(await failureOf(buildHttp().call(goodsList, firstPage))).toMatchObject({
    kind: 'contract',
    sentence: '服务器错误，请稍后再试',
    statusCode: 200,
  });
});

it('T9 a GET that nobody waits for any more is called off, without a word', async () => {
  const controller = new AbortController();
  serve(goodsList, () => {
    controller.abort();
    return content();
  });
  const { call, lines, session } = buildHttp('session-1');
  const failure = await failureOf(call(goodsList, firstPage, { signal: controller.signal }));
  expect(failure).toMatchObject({ kind: 'aborted', sentence: '' });
  expect(lines).toEqual([]);
  expect(session.get()).toBe('session-1');
});

it('T9 a GET that was called off before is never sent', async () => {
  const heard = serve(goodsList, () => content());
  const failure = await failureOf(buildHttp().call(goodsList, firstPage, { signal: AbortSignal.abort() }));
  expect(failure.kind).toBe('aborted');
  expect(heard).toHaveLength(0);
});

it('T9 a POST can be called off as well', async () => {
  const heard = serve(tagAdd, () => content());
  const failure = await failureOf(
    buildHttp().call(tagAdd, { shop_id: 3, name: '热销' }, { signal: AbortSignal.abort() }),
  );
  expect(failure.kind).toBe('aborted');
  expect(heard).toHaveLength(0);
});

it('T4 an early answer that got lost is asked for again, once', async () => {
  const heard = serve(shopInfo, () => content({ is_merchant: 1, is_applied: 1, shops: [], merchant: { id: 5 } }));
  const { call } = buildHttp('session-1', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await call(shopInfo, {})).toMatchObject({ merchant: { id: 5 } });
  expect(heard).toHaveLength(1);
});

it('T3 no failure tells the log of a body, a password or a session', async () => {
  serve(tagAdd, () => content({ errcode: 400, errmsg: '秘密' }));
  const failure = await failureOf(buildHttp('session-1').call(tagAdd, { shop_id: 3, name: '机密' }));
  expect(failure.message).not.toMatch(/秘密|机密|session-1/);
});
