import { expect, test } from 'vitest';
import { goodsAdd, goodsInfo, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { grouponInfo, grouponRelease } from '#schemas/endpoints/groupons.ts';
import { robotInfo, robotUpdate } from '#schemas/endpoints/robot.ts';
import { shopInfo, shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { limits } from '#schemas/limits.ts';
import { buildApplet } from './support/buildApplet.ts';
import { hostileTexts } from './support/hostileTexts.ts';

const applet = await buildApplet();
/** What a database keeps, and a merchant may have meant. */
const texts = hostileTexts.filter(
  (text) => text.trim() !== '' && text.length < limits.textLength - 100 && !/\0|\p{Surrogate}/u.test(text),
);
const { product_id } = await applet.read(
  goodsAdd,
  { shop_id: 1, name: '豆浆', price: '2.50', stock: 1, type: 1 },
  'demo',
);

test.each(texts.map((text) => [text.slice(0, 60), text]))(
  'T2 %j is stored and comes back as it was sent',
  async (_, text) => {
    const imgs = [`/files/image/${text}`];
    const description = [{ type: 1 as const, text }];
    await applet.read(goodsUpdate, { shop_id: 1, product_id, description, imgs }, 'demo');
    const { goods } = await applet.read(goodsInfo, { product_id }, 'demo');
    expect(goods).toMatchObject({ description, imgs });

    await applet.read(shopInfoUpdate, { shop_id: 1, address: text, tags: [text, '熟食'] }, 'demo');
    const { shops } = await applet.read(shopInfo, {}, 'demo');
    expect(shops.find(({ id }) => id === 1)).toMatchObject({ address: text, tags: [text, '熟食'] });

    await applet.read(robotUpdate, { shop_id: 1, auto_verify: true, welcome_msg: text }, 'demo');
    expect((await applet.read(robotInfo, { shop_id: 1 }, 'demo')).robot.welcome_msg).toBe(text);

    const product = { name: text.trim(), price: '1', description: text, limit: 0, img: imgs[0] ?? '', amount: 1 };
    const days = { start_date: '2026-03-08', end_date: '2026-03-15' };
    const about = { name: text.trim(), delivery: 2 as const, img: imgs[0] ?? '', address: text, status: 1 as const };
    const release = { shop_id: 1, ...about, ...days, description, products: [product] };
    const { groupon_id } = await applet.read(grouponRelease, release, 'demo');
    const { groupon } = await applet.read(grouponInfo, { groupon_id }, 'demo');
    expect(groupon).toMatchObject({
      name: text.trim(),
      img: imgs[0],
      pickup_address: text,
      description,
      products: [product],
    });
  },
);
