import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { get } from '#schemas/endpoints/endpoint.ts';
import type { Answered } from '#schemas/endpoints/Speech.ts';
import { appletHabit } from '#schemas/habit/appletHabit.ts';
import type { Habit } from '#schemas/habit/Habit.ts';
import { habitOf } from '#schemas/habit/habitOf.ts';
import { restHabit } from '#schemas/habit/restHabit.ts';
import { speechOf } from './speechOf.ts';

const row = get('/api/applet/x', { request: z.object({}), response: z.object({}) });
const asking = (fields: object, method: 'GET' | 'POST' | 'DELETE' = 'GET', path: `/${string}` = '/things') => ({
  row: { method, path } as const,
  fields: { ...fields },
  session: 's-1',
  requestId: 'r-1',
});
const speech = (habit: Habit, reads = {}) => speechOf(habit, { reads });

it('T1 the session goes along on our own origin, and to nobody else unless it is theirs', () => {
  expect(speech(restHabit).ask(asking({})).headers).toMatchObject({ 'Login-Session': 's-1' });
  expect(speech(habitOf(restHabit, { base: '/applets/a' })).ask(asking({})).headers).toHaveProperty('Login-Session');
  expect(speech(habitOf(restHabit, { base: 'https://a.example' })).ask(asking({})).headers).toEqual({
    Accept: 'application/json',
  });
  const theirs = habitOf(restHabit, {
    base: 'https://a.example',
    session: { header: 'Authorization', before: 'Bearer ' },
  });
  expect(speech(theirs).ask(asking({})).headers).toMatchObject({ Authorization: 'Bearer s-1' });
});

test.each([
  ['json', 'tags=%5B1%2C2%5D'],
  ['repeat', 'tags=1&tags=2'],
  ['brackets', 'tags%5B%5D=1&tags%5B%5D=2'],
  ['comma', 'tags=1%2C2'],
] as const)('a list stands in a query as %s', (lists, query) => {
  expect(speech(habitOf(restHabit, { lists })).ask(asking({ tags: [1, 2], none: undefined })).url).toBe(
    `/things?${query}`,
  );
});

test.each([
  ['json', '{"a":1,"b":true}', 'application/json'],
  ['form', 'a=1&b=true', 'application/x-www-form-urlencoded'],
] as const)('T2 a body is %s', (body, text, type) => {
  const sent = speech(habitOf(restHabit, { body })).ask(asking({ a: 1, b: true }, 'POST'));
  expect([sent.body, sent.headers['Content-Type'], sent.url]).toEqual([text, type, '/things']);
});

it('a body of several parts carries files, and leaves its type to the browser', () => {
  const file = new File(['x'], 'a.txt');
  const { body, headers } = speech(habitOf(restHabit, { body: 'multipart' })).ask(asking({ file, name: '名' }, 'POST'));
  expect(body instanceof FormData && [body.get('name'), (body.get('file') as File).name]).toEqual(['名', 'a.txt']);
  expect(headers).not.toHaveProperty('Content-Type');
});

it('what stands in a path is spelled as a part of it, and sent nowhere else', () => {
  const { url } = speech(restHabit).ask(asking({ id: 'a/b ?', force: true }, 'DELETE', '/things/:id'));
  expect(url).toBe('/things/a%2Fb%20%3F?force=true');
  expect(() => speech(restHabit).ask(asking({}, 'DELETE', '/things/:id'))).toThrow('nothing stands for ":id"');
  for (const id of ['.', '..'])
    expect(() => speech(restHabit).ask(asking({ id }, 'DELETE', '/things/:id'))).toThrow(
      `"${id}" cannot stand for ":id"`,
    );
});

it('one write has one name, where the applet asks for it', () => {
  const habit = habitOf(restHabit, { requestId: 'Idempotency-Key' });
  expect(speech(habit).ask(asking({}, 'POST')).headers).toMatchObject({ 'Idempotency-Key': 'r-1' });
});

const answered = (data: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answered => ({
  status,
  data: typeof data === 'string' ? data : JSON.stringify(data),
  header: (name) => headers[name.toLowerCase()] ?? null,
});

test.each<[string, unknown, Readonly<Record<string, string>>, object]>([
  ['data.list', { data: { list: [1] } }, {}, { found: [1] }],
  ['', [1], {}, { found: [1] }],
  ['data.list', { data: null }, {}, {}],
])('what stands at "%s" of %j is found', (place, data, headers, fields) => {
  expect(speech(restHabit, { found: place }).read(row, answered(data, 200, headers))).toEqual({ fields });
});

test.each<[object, Readonly<Record<string, string>>, unknown]>([
  [{ header: 'X-Total' }, { 'x-total': '319' }, '319'],
  [{ header: 'Content-Range' }, { 'content-range': 'coupons 0-24/319' }, '319'],
  [
    { link: 'page_info' },
    {
      link: '<https://a.example/x?page_info=p0>; rel="previous", <https://a.example/x?limit=2&page_info=p2>; rel="next"',
    },
    'p2',
  ],
  [{ link: 'page_info' }, { link: '<https://a.example/x?page_info=p0>; rel="previous"' }, undefined],
  [{ header: 'X-Total' }, {}, undefined],
])('%j is read out of %j', (place, headers, value) => {
  const heard = speech(restHabit, { found: place }).read(row, answered([], 200, headers));
  expect(heard).toEqual({ fields: value === undefined ? {} : { found: value } });
});

it('T6 the applet’s fields stand at the top or under data; the top wins', () => {
  const read = speech(appletHabit, { things: 'things' });
  expect(read.read(row, answered({ data: { things: [1] } }))).toEqual({ fields: { things: [1] } });
  expect(read.read(row, answered({ things: [2], data: { things: [1] } }))).toEqual({ fields: { things: [2] } });
});

test.each<[string, unknown, number, object]>([
  [
    'a map of lists',
    { message: '填得不对', errors: { code: ['已存在', '太短'] } },
    422,
    { sentence: '填得不对', faults: { code: '已存在' } },
  ],
  ['a map of words', { errors: { code: '已存在' } }, 400, { sentence: '已存在', faults: { code: '已存在' } }],
  [
    'a list of objects',
    { detail: 'x', errors: [{ field: 'items[0].price', message: '太低' }] },
    400,
    { faults: { 'items.0.price': '太低' } },
  ],
  [
    'one parameter',
    { error: { message: 'No such coupon', param: 'coupon' } },
    404,
    { kind: 'refused', faults: { coupon: 'No such coupon' } },
  ],
  ['an OAuth word', { error: 'invalid_request', error_description: '少了一项' }, 400, { sentence: '少了一项' }],
  ['an HTML page', '<h1>Bad Gateway</h1>', 502, { kind: 'http', why: 'HTTP 502.' }],
  ['nothing', '', 500, { kind: 'http' }],
  ['HTML where JSON should be', '<h1>Hi</h1>', 200, { kind: 'contract' }],
  ['a session that is over', { message: 'Unauthorized' }, 401, { kind: 'forbidden' }],
  ['a thing one may not do', { message: '没有权限' }, 403, { kind: 'refused', sentence: '没有权限' }],
])('T3 a no that is %s is told in its own words', (_, data, status, refusal) => {
  expect(speech(restHabit).read(row, answered(data, status))).toMatchObject({ refusal });
});

const own = { 'own-word': '1' };
test.each<[number, object, object]>([
  [
    504,
    { message: '对方接口没有正常响应，请稍后再试' },
    { kind: 'http', sentence: '对方接口没有正常响应，请稍后再试' },
  ],
  [403, { message: '没有权限这样做' }, { kind: 'refused', sentence: '没有权限这样做' }],
  [401, { message: '登录已失效或无权访问' }, { kind: 'forbidden' }],
  [502, {}, { kind: 'http', sentence: '' }],
])(
  'T5 what our own server says with %d on the way there is read as ours, whatever the habit',
  (status, data, refusal) => {
    const elsewhere = habitOf(restHabit, {
      base: '/applets/a',
      fails: { code: 'code', message: ['msg'], over: [403] },
    });
    expect(speech(elsewhere).read(row, answered(data, status, own))).toMatchObject({ refusal });
    expect(speech(elsewhere).read(row, answered(data, status))).not.toMatchObject({ refusal });
  },
);

it('T5 an applet that was asked without a session ends none', () => {
  const elsewhere = speech(habitOf(restHabit, { base: 'https://a.example' }));
  expect(elsewhere.read(row, answered({ message: 'Unauthorized' }, 401))).toMatchObject({
    refusal: { kind: 'refused' },
  });
});

test.each(['', ' ', '{}', 'null'])('an answer of %j to a call that writes is a yes', (data) => {
  expect(speech(restHabit).read(row, answered(data, 204))).toEqual({ fields: {} });
});

it('T3 the log hears neither a body nor a session', () => {
  const { refusal } = speech(restHabit).read(row, answered({ message: '秘密', code: 'x' }, 400)) as {
    refusal: { why: string };
  };
  expect(refusal.why).toBe('HTTP 400.');
});
