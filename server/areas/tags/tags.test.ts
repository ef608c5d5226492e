import { expect, it } from 'vitest';
import { goodsInfo, goodsList } from '#schemas/endpoints/goods.ts';
import { tagAdd, tagDelete, tagList, tagSwitch, tagUpdate } from '#schemas/endpoints/tags.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const list = async (shop_id = 1) => (await applet.read(tagList, { shop_id }, 'demo')).tags;
const names = async () => (await list()).map(({ name }) => name);

it('C1 lists the tags of a shop in their order, with how many goods each holds', async () => {
  const tags = await list();
  expect(tags.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(tags.reduce((sum, { product_count }) => sum + product_count, 0)).toBe(60);
  expect(await list(2)).toHaveLength(5);
});

it('C1 puts a new tag behind the others, its name trimmed', async () => {
  const { tag_id, priority } = await applet.read(tagAdd, { shop_id: 1, name: ' 早餐 ' }, 'demo');
  expect(priority).toBe(9);
  const fresh = { id: tag_id, name: '早餐', priority, product_count: 0 };
  expect((await list()).at(-1)).toMatchObject(fresh);
});

it('C1 the first tag of a shop without tags stands first', async () => {
  for (const { id } of await list(2)) await applet.read(tagDelete, { shop_id: 2, tag_id: id }, 'demo');
  expect(await applet.read(tagAdd, { shop_id: 2, name: '全部' }, 'demo')).toMatchObject({ priority: 1 });
});

it('C1 refuses a blank name and one that the shop has already', async () => {
  const [first, second] = await list();
  const blank = { status: 200, errcode: 400, errmsg: '请输入标签名称' };
  const taken = { status: 200, errcode: 409, errmsg: '标签名称已存在' };
  const before = await names();
  expect(await applet.send(tagAdd, { shop_id: '1', name: ' ' }, 'demo')).toEqual(blank);
  expect(await applet.ask(tagAdd, { shop_id: 1, name: ` ${first?.name} ` }, 'demo')).toEqual(taken);
  const rename = { shop_id: 1, tag_id: second?.id ?? 0, name: first?.name ?? '' };
  expect(await applet.ask(tagUpdate, rename, 'demo')).toEqual(taken);
  expect(await names()).toEqual(before);
});

it('C1 renames a tag, also to the name it has', async () => {
  const [first] = await list();
  const tag_id = first?.id ?? 0;
  await applet.read(tagUpdate, { shop_id: 1, tag_id, name: '面点' }, 'demo');
  await applet.read(tagUpdate, { shop_id: 1, tag_id, name: '面点' }, 'demo');
  expect((await names())[0]).toBe('面点');
});

it('C1 two shops may have tags of one name', async () => {
  await applet.read(tagAdd, { shop_id: 2, name: '面点' }, 'demo');
});

it('C2 a switch swaps two places and leaves the others', async () => {
  const before = await list();
  const [a, b] = [before[0]?.id ?? 0, before[3]?.id ?? 0];
  await applet.read(tagSwitch, { a_tag_id: a, b_tag_id: b }, 'demo');
  const after = await list();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => (id === a ? b : id === b ? a : id)));
  await applet.read(tagSwitch, { a_tag_id: a, b_tag_id: b }, 'demo');
  expect(await list()).toEqual(before);
});

it('C2 switches that come at once all take place', async () => {
  const before = await list();
  const [a = 0, b = 0, c = 0] = before.map(({ id }) => id);
  const move = (a_tag_id: number, b_tag_id: number) => applet.read(tagSwitch, { a_tag_id, b_tag_id }, 'demo');
  await Promise.all([move(a, b), move(b, c), move(a, c)]);
  const priorities = (await list()).map(({ priority }) => priority);
  expect(new Set(priorities).size).toBe(priorities.length);
});

it('C2 refuses to switch tags of two shops', async () => {
  const [[here], [there]] = [await list(1), await list(2)];
  const reply = await applet.ask(tagSwitch, { a_tag_id: here?.id ?? 0, b_tag_id: there?.id ?? 0 }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg: '两个标签不属于同一店铺' });
});

it('C3 the goods of a deleted tag stay, without a tag', async () => {
  const { products } = await applet.read(goodsList, { shop_id: 1, page: 1, size: 1, status: 1 }, 'demo');
  const { id: product_id = 0, tag_id = 0 } = products[0] ?? {};
  await applet.read(tagDelete, { shop_id: 1, tag_id }, 'demo');
  expect((await applet.read(goodsInfo, { product_id }, 'demo')).goods.tag_id).toBe(0);
  const again = await applet.ask(tagDelete, { shop_id: 1, tag_id }, 'demo');
  expect(again).toEqual({ status: 200, errcode: 404, errmsg: '标签不存在' });
});

it('T5 tags of another merchant cannot be switched in', async () => {
  const [mine] = await list();
  const [foreign] = (await applet.read(tagList, { shop_id: 3 }, 'rival')).tags;
  const pair = { a_tag_id: mine?.id ?? 0, b_tag_id: foreign?.id ?? 0 };
  expect((await applet.ask(tagSwitch, pair, 'demo')).status).toBe(403);
  expect((await applet.ask(tagSwitch, { a_tag_id: pair.b_tag_id, b_tag_id: pair.a_tag_id }, 'demo')).status).toBe(403);
});
