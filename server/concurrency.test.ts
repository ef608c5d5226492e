import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { goodsAdd, goodsInfo, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { grouponInfo, grouponProductDelete, grouponRelease } from '#schemas/endpoints/groupons.ts';
import { orderCancel, orderConfirm, orderList } from '#schemas/endpoints/orders.ts';
import { tagAdd, tagDelete, tagList, tagSwitch, tagUpdate } from '#schemas/endpoints/tags.ts';
import { goods } from './database/tables/goods.ts';
import { orders } from './database/tables/orders.ts';
import { buildApplet, type Reply } from './support/buildApplet.ts';

// A call that fails is logged, and a line in the log fails the test: none of what follows is a 500.
const applet = await buildApplet();
const AT_ONCE = 20;
const atOnce = <Done>(call: (at: number) => Promise<Done>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => call(at)));
const codesOf = (replies: readonly Reply[]) => replies.map(({ errcode }) => errcode).toSorted((a, b) => a - b);
const tags = async () => (await applet.read(tagList, { shop_id: 1 }, 'demo')).tags;
const plain = { shop_id: 1, name: '豆浆', stock: 1, price: '2.50' } as const;

it('C2 twenty who move tags at once leave each place taken once', async () => {
  const before = await tags();
  const replies = await atOnce((at) => {
    const [a, b] = [before[at % before.length], before[(at * 3 + 1) % before.length]];
    return applet.ask(tagSwitch, { a_tag_id: a?.id ?? 0, b_tag_id: b?.id ?? 0 }, 'demo');
  });
  expect(new Set(codesOf(replies))).toEqual(new Set([0]));
  const placesOf = (list: typeof before) => list.map(({ priority }) => priority).toSorted((a, b) => a - b);
  expect(placesOf(await tags())).toEqual(placesOf(before));
});

it('C1 of twenty tags of one name one is made; of twenty names each gets a place of its own', async () => {
  const same = await atOnce(() => applet.ask(tagAdd, { shop_id: 1, name: '同名' }, 'demo'));
  expect(codesOf(same)).toEqual([0, ...Array(AT_ONCE - 1).fill(409)]);
  const others = await atOnce((at) => applet.read(tagAdd, { shop_id: 1, name: `第 ${at} 个` }, 'demo'));
  expect(new Set(others.map(({ priority }) => priority)).size).toBe(AT_ONCE);
  const [first, second] = others;
  const renamed = await Promise.all(
    [first, second].map((tag) =>
      applet.ask(tagUpdate, { shop_id: 1, tag_id: tag?.tag_id ?? 0, name: '改成同名' }, 'demo'),
    ),
  );
  expect(codesOf(renamed)).toEqual([0, 409]);
});

it('O3 an order that twenty confirm or close is settled once', async () => {
  const [order] = (await applet.read(orderList, { shop_id: 1, page: 1, size: 1, status: 1 }, 'demo')).orders;
  const order_id = order?.id ?? 0;
  const replies = await atOnce((at) => applet.ask(at % 2 ? orderConfirm : orderCancel, { order_id }, 'demo'));
  expect(codesOf(replies)).toEqual([0, ...Array(AT_ONCE - 1).fill(409)]);
  const [now] = await applet.database.select().from(orders).where(eq(orders.id, order_id));
  expect([2, 4]).toContain(now?.status);
});

it('G6 goods that are changed to several prices and to choices at once hold the rows of one kind', async () => {
  const { product_id } = await applet.read(goodsAdd, { ...plain, type: 1 }, 'demo');
  const prices = {
    type: 2 as const,
    spec: [
      { name: '大', price: '3' },
      { name: '小', price: '2' },
    ],
  };
  const choice = { Name: '甜度', required: 'required', type: 'radio', maximum: 1, minimum: 1, maximumEach: 1 } as const;
  const choices = { type: 3 as const, spec: [{ ...choice, options: [{ name: '少糖', price: '0' }] }] };
  const replies = await atOnce((at) =>
    applet.ask(goodsUpdate, { shop_id: 1, product_id, stock: at, ...(at % 2 ? prices : choices) }, 'demo'),
  );
  expect(new Set(codesOf(replies))).toEqual(new Set([0]));
  const { goods: kept } = await applet.read(goodsInfo, { product_id }, 'demo');
  const kinds = new Set(kept.spec.map((row) => ('Name' in row ? 3 : 2)));
  expect([...kinds]).toEqual([kept.type]);
  // The stock is the one that came with them.
  expect(kept.stock % 2).toBe(kept.type === 2 ? 1 : 0);
});

it('C3 goods that are put under a tag while it is deleted are kept without one, or refused', async () => {
  const { tag_id } = await applet.read(tagAdd, { shop_id: 1, name: '将删除' }, 'demo');
  const { product_id } = await applet.read(goodsAdd, { ...plain, type: 1 }, 'demo');
  const replies = await atOnce((at) => {
    if (at === 9) return applet.ask(tagDelete, { shop_id: 1, tag_id }, 'demo');
    if (at % 2) return applet.ask(goodsUpdate, { shop_id: 1, product_id, tag_id }, 'demo');
    return applet.ask(goodsAdd, { ...plain, type: 1, tag_id }, 'demo');
  });
  expect([0, 404]).toEqual(expect.arrayContaining([...new Set(codesOf(replies))]));
  expect(await applet.database.$count(goods, eq(goods.tag_id, tag_id))).toBe(0);
});

it('B5 the last product of a group-buy stays, however many are taken away at once', async () => {
  const product = { name: '米', price: '1', description: '', limit: 0, img: '', amount: 5 };
  const { groupon_id } = await applet.read(
    grouponRelease,
    {
      ...{ shop_id: 1, name: '团', delivery: 2, description: [{ type: 1, text: '描述' }], img: '/a.webp', status: 1 },
      ...{ start_date: '2026-03-08', end_date: '2026-03-15', address: '' },
      products: Array(AT_ONCE).fill(product),
    },
    'demo',
  );
  const offered = async () => (await applet.read(grouponInfo, { groupon_id }, 'demo')).groupon.products;
  const before = await offered();
  const replies = await atOnce((at) =>
    applet.ask(grouponProductDelete, { groupon_id, product_id: before[at]?.id ?? 0 }, 'demo'),
  );
  expect(codesOf(replies)).toEqual([...Array(AT_ONCE - 1).fill(0), 409]);
  expect(await offered()).toHaveLength(1);
});

it('L1 who signs in several times at once is in each time', async () => {
  const person = { email: 'demo@example.com', pwd: 'demo12345' };
  const sessions = await Promise.all([1, 2, 3, 4].map(() => applet.read(login, person)));
  expect(new Set(sessions.map(({ login_session }) => login_session)).size).toBe(4);
  for (const { login_session } of sessions) {
    expect((await applet.ask(tagList, { shop_id: 1 }, { session: login_session })).errcode).toBe(0);
  }
});
