import { eq } from 'drizzle-orm';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { goodsAdd } from '#schemas/endpoints/goods.ts';
import { enrolledSms } from '#schemas/endpoints/groupons.ts';
import { tagAdd, tagDelete } from '#schemas/endpoints/tags.ts';
import { goods, tags } from '../database/tables/goods.ts';
import { keptAnswers } from '../database/tables/keptAnswers.ts';
import { outbox } from '../database/tables/outbox.ts';
import { buildApplet } from '../support/buildApplet.ts';

const applet = await buildApplet();
const answer = z.looseObject({ errcode: z.number(), errmsg: z.string() });

/** Sends a form under an id, as the browser does. */
async function post(row: { path: string }, id: string, fields: Record<string, string>, who: 'demo' | 'rival' = 'demo') {
  const session = await applet.sessionOf(who);
  const headers = { 'Login-Session': session, ...(id && { 'Request-Id': id }) };
  const response = await applet.fetch(row.path, { method: 'POST', body: new URLSearchParams(fields), headers });
  return z.parse(answer, await response.json());
}
const tofu = { shop_id: '1', name: '豆腐', price: '12.50', stock: '3', type: '1', imgs: '[]' };
const named = (name: string) => applet.database.$count(goods, eq(goods.name, name));
const tagged = (name: string) => applet.database.$count(tags, eq(tags.name, name));

it('T9 what is posted twice under one id is done once, and both are answered alike', async () => {
  const first = await post(goodsAdd, 'request-1', tofu);
  expect(first).toMatchObject({ errcode: 0, product_id: expect.any(Number) });
  expect(await post(goodsAdd, 'request-1', tofu)).toEqual(first);
  expect(await named('豆腐')).toBe(1);
});

it('T9 twenty posts at once under one id are one', async () => {
  const fields = { ...tofu, name: '豆干' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(goodsAdd, 'request-2', fields)));
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  expect([answers[0]?.errcode, await named('豆干')]).toEqual([0, 1]);
});

it('the same body under another id, or under none, is another write', async () => {
  const fields = { ...tofu, name: '豆浆' };
  for (const id of ['request-3', 'request-4', '', '']) await post(goodsAdd, id, fields);
  expect(await named('豆浆')).toBe(4);
});

test.each([
  ['another body', goodsAdd, { ...tofu, name: '豆花' }],
  ['another call', tagAdd, { shop_id: '1', name: '豆花' }],
])('an id that comes back with %s is refused, and nothing is done', async (_, row, fields) => {
  await post(goodsAdd, 'request-5', { ...tofu, name: '豆皮' });
  const refused = { errcode: 409, errmsg: '这次提交与之前的不同，请刷新后重试' };
  expect(await post(row, 'request-5', fields)).toEqual(refused);
  expect([await named('豆花'), await tagged('豆花')]).toEqual([0, 0]);
});

it('a post that was refused is judged anew when it comes again', async () => {
  const fields = { shop_id: '1', name: '豆制品' };
  const { tag_id } = await post(tagAdd, 'request-6', fields);
  expect((await post(tagAdd, 'request-7', fields)).errcode).toBe(409);
  await post(tagDelete, 'request-8', { shop_id: '1', tag_id: String(tag_id) });
  expect((await post(tagAdd, 'request-7', fields)).errcode).toBe(0);
  expect(await tagged('豆制品')).toBe(1);
});

it('the id of one merchant says nothing to another', async () => {
  const mine = await post(tagAdd, 'request-9', { shop_id: '1', name: '同号' });
  const theirs = await post(tagAdd, 'request-9', { shop_id: '3', name: '同号' }, 'rival');
  expect([mine.errcode, theirs.errcode]).toEqual([0, 0]);
  expect(theirs.tag_id).not.toBe(mine.tag_id);
});

it('B9 texts to the buyers of a group-buy leave once', async () => {
  const fields = { groupon_id: '1', content: '到货了' };
  const answers = [await post(enrolledSms, 'request-10', fields), await post(enrolledSms, 'request-10', fields)];
  expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0]);
  expect(await applet.database.$count(outbox, eq(outbox.body, '到货了'))).toBe(1);
});

test.each(['short', 'x'.repeat(65), 'with space', "'; drop table goods"])('%j is no id', async (id) => {
  expect(await post(goodsAdd, id, { ...tofu, name: '无号' })).toEqual({ errcode: 400, errmsg: '参数错误：Request-Id' });
  expect(await named('无号')).toBe(0);
});

it('nothing of what was asked stands beside the answer', async () => {
  const kept = await applet.database.select().from(keptAnswers);
  expect(kept.length).toBeGreaterThan(5);
  expect(JSON.stringify(kept)).not.toContain('豆');
});
