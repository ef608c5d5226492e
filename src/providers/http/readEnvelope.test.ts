import { expect, it, test } from 'vitest';
import { get } from '#schemas/endpoints/endpoint.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { readEnvelope } from './readEnvelope.ts';

const read = (answer: unknown, row = shopInfo) => readEnvelope(row, JSON.stringify(answer));

test.each([
  [{ errcode: 0 }, 0],
  [{}, 0],
  [{ errcode: null }, 0],
  [{ errcode: '0' }, 0],
  [{ errcode: 400 }, 400],
  [{ errcode: '404' }, 404],
  [{ errcode: 'broken' }, Number.NaN],
])('T3 of %j reads the errcode %d', (answer, errcode) => {
  expect(read(answer)?.errcode).toBe(errcode);
});

test.each([
  [{ errmsg: '无权操作' }, '无权操作'],
  [{}, ''],
  [{ errmsg: null }, ''],
  [{ errmsg: 5 }, ''],
])('T3 of %j reads the errmsg %j', (answer, errmsg) => {
  expect(read(answer)?.errmsg).toBe(errmsg);
});

test.each([
  ['at the top', { shops: [1], merchant: { id: 2 } }],
  ['under data', { data: { shops: [1], merchant: { id: 2 } } }],
  ['in both places', { shops: [1], data: { merchant: { id: 2 } } }],
  ['at the top rather than under data', { shops: [1], merchant: { id: 2 }, data: { shops: [9] } }],
])('T6 finds fields %s', (_, answer) => {
  expect(read(answer)?.fields).toMatchObject({ shops: [1], merchant: { id: 2 } });
});

it('T6 takes a data that is a list or a text for a field like any other', () => {
  expect(read({ shops: [1], data: [2] })?.fields).toMatchObject({ shops: [1], data: [2] });
  expect(read({ shops: [1], data: 'x' })?.fields).toMatchObject({ shops: [1], data: 'x' });
});

it.each([
  ['as a record', { user: { name: '陈' } }],
  ['at the top', { name: '陈' }],
  ['as a record under data', { data: { user: { name: '陈' } } }],
  ['flat under data', { data: { name: '陈' } }],
])('T6 finds the user %s', (_, answer) => {
  const envelope = readEnvelope(userInfo, JSON.stringify(answer));
  expect(envelope?.fields.user).toMatchObject({ name: '陈' });
});

it('T6 makes up no record for a row that is never flat', () => {
  expect(
    readEnvelope(get('/api/applet/x', { request: userInfo.request, response: userInfo.response }), '{"name":"陈"}')
      ?.fields.user,
  ).toBeUndefined();
});

test.each([
  '',
  ' ',
  '<!doctype html><p>502</p>',
  '[]',
  '[{"errcode":0}]',
  '"ok"',
  '7',
  'null',
  'true',
  '{"errcode":0',
  'undefined',
])('T6 the text %j is no answer', (text) => {
  expect(readEnvelope(shopInfo, text)).toBeUndefined();
});
