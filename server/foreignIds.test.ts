import { expect, it } from 'vitest';
import { goodsInfo, goodsList } from '#schemas/endpoints/goods.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { tagList } from '#schemas/endpoints/tags.ts';
import { routes } from './routes.ts';
import { buildApplet } from './support/buildApplet.ts';

const applet = await buildApplet();
const foreign = await idsOf('rival', 3);
const own = await idsOf('demo', 1);
const identifying = Object.keys(foreign);

/** Something valid for every field that is no id, so that it is the id that decides. */
const filler = { name: '改名', page: '1', size: '10', status: '1', price: '1', stock: '1', type: '1' };

async function idsOf(who: 'demo' | 'rival', shop_id: number) {
  const { products } = await applet.read(goodsList, { shop_id, page: 1, size: 500, status: 1 }, who);
  const goods = products.find(({ type }) => type === 2);
  const [a, b] = (await applet.read(tagList, { shop_id }, who)).tags;
  const ids = {
    shop_id,
    product_id: goods?.id,
    spec_id: goods?.spec[0]?.id,
    tag_id: a?.id,
    a_tag_id: a?.id,
    b_tag_id: b?.id,
  };
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
}

async function everythingOfRival() {
  return {
    shops: (await applet.read(shopInfo, {}, 'rival')).shops,
    tags: await applet.read(tagList, { shop_id: 3 }, 'rival'),
    goods: await applet.read(goodsList, { shop_id: 3, page: 1, size: 500, status: 1 }, 'rival'),
    one: await applet.read(goodsInfo, { product_id: Number(foreign.product_id) }, 'rival'),
  };
}

const rows = routes
  .map(({ row }) => ({
    row,
    path: row.path,
    ids: Object.keys(row.request.shape).filter((name) => identifying.includes(name)),
  }))
  .filter(({ ids }) => ids.length > 0);

const pick = (from: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? '']));

it('every kind of id is at hand', () => {
  expect([...Object.values(own), ...Object.values(foreign)]).not.toContain('undefined');
  expect(rows.length).toBeGreaterThan(10);
});

it.each(rows)('T5 $path with ids of another merchant answers 403 and changes nothing', async ({ row, ids }) => {
  const before = await everythingOfRival();
  expect((await applet.send(row, { ...filler, ...pick(foreign, ids) }, 'demo')).status).toBe(403);
  expect(await everythingOfRival()).toEqual(before);
});

it.each(
  rows.flatMap(({ row, path, ids }) => ids.slice(ids.length > 1 ? 0 : 1).map((name) => ({ row, path, ids, name }))),
)('T5 $path with only $name of another merchant is refused and changes nothing', async ({ row, ids, name }) => {
  const before = await everythingOfRival();
  const reply = await applet.send(row, { ...filler, ...pick(own, ids), ...pick(foreign, [name]) }, 'demo');
  expect([403, 404]).toContain(reply.errcode);
  expect(await everythingOfRival()).toEqual(before);
});
