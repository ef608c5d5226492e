import { expect, it, test } from 'vitest';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import { checkAnswer } from './checkAnswer.ts';

const tag = { id: 1, name: '豆腐', priority: 1, type: 1, product_count: 2 };
const check = (body: unknown, { method, path }: Endpoint = tagList, status = 200) =>
  checkAnswer(new Request(`http://shop.test${path}?shop_id=1`, { method }), Response.json(body, { status }));

test.each<[string, unknown, Endpoint?, number?]>([
  ['with what the row says', { errcode: 0, errmsg: '', tags: [tag] }],
  ['with the id of what was made', { errcode: 0, errmsg: '', tag_id: 7, priority: 1 }, tagAdd],
  ['that refuses', { errcode: 400, errmsg: '参数错误：shop_id' }],
  ['that forbids', { errcode: 403, errmsg: '无权访问' }, tagList, 403],
  ['at no row’s path', 'anything', { ...tagList, path: '/api/applet/elsewhere' }],
])('an answer %s fits', async (_which, ...answer) => {
  await expect(check(...answer)).resolves.toBeUndefined();
});

test.each<[string, unknown, Endpoint?, number?]>([
  ['lacks a field', { errcode: 0, errmsg: '' }],
  ['lacks a field of a record', { errcode: 0, errmsg: '', tags: [{ id: 1, name: '豆腐' }] }],
  ['says more than the row', { errcode: 0, errmsg: '', tags: [], shop_id: 1 }],
  ['says more of a record', { errcode: 0, errmsg: '', tags: [{ ...tag, shop_id: 3 }] }],
  ['spells a number as a text', { errcode: 0, errmsg: '', tags: [{ ...tag, id: '1' }] }],
  ['refuses without a word', { errcode: 400, errmsg: '' }],
  ['refuses and gives all the same', { errcode: 400, errmsg: '参数错误', tags: [tag] }],
  ['says two things at once', { errcode: 400, errmsg: '参数错误' }, tagList, 500],
  ['has no envelope', { tags: [] }],
])('an answer that %s fails', async (_how, ...answer) => {
  await expect(check(...answer)).rejects.toThrow();
});

it('an answer that is no JSON fails', async () => {
  const request = new Request(`http://shop.test${tagList.path}`);
  await expect(checkAnswer(request, new Response('<html>'))).rejects.toThrow(SyntaxError);
});
