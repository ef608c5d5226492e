import { expect, it, test } from 'vitest';
import type * as z from 'zod/mini';
import { goodsAdd, goodsInfo, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { grouponInfo, grouponRelease, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { clubSave, scenicSpotSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import type { Block } from '#schemas/entities/block.ts';
import { publishedFixtures } from '../../tests/unsafe/publishedFixtures.ts';
import { vectors } from '../../tests/unsafe/vectors.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { cleanInput } from './cleanInput.ts';
import { openCleaner } from './openCleaner.ts';

const applet = await buildApplet();
const article = (text: string): Block[] => [{ type: 3, text }];
const unsafe = article('<p onclick="ran()">肥牛<script>ran()</script><img src="x" onerror="ran()"></p>');
const clean = article('<p>肥牛<img src="x"></p>');

const goods = { shop_id: 1, name: '豆浆', price: '2.50', stock: 10, type: 1 } as const;
const groupon: z.output<typeof grouponRelease.request> = {
  ...{ shop_id: 1, name: '新米团', delivery: 2, img: '/a.webp', status: 1, address: '', description: [] },
  ...{ start_date: '2026-03-08', end_date: '2026-03-15' },
  products: [{ name: '米', price: '38.00', description: '', limit: 5, img: '/a.webp', amount: 20 }],
};
const club: z.output<typeof clubSave.request> = {
  ...{ type: 7, name: '徒步群', intro_desc: '走', status: 1, city: 6, img: '/a.webp', business_hour: '', address: '' },
  ...{ phone: '', video: '', tags: [], description: [] },
};

const addGoods = (description: Block[]) => applet.read(goodsAdd, { ...goods, description }, 'demo');
const release = (description: Block[]) => applet.read(grouponRelease, { ...groupon, description }, 'demo');
const readGoods = async (product_id: number) =>
  (await applet.read(goodsInfo, { product_id }, 'demo')).goods.description;
const readGroupon = async (groupon_id: number) =>
  (await applet.read(grouponInfo, { groupon_id }, 'demo')).groupon.description;
const readRecord = async (shop_id: number) =>
  (await applet.read(shopRecordInfo, { shop_id }, 'admin')).shop.description;

/** How each call that stores a description is made, and what is read afterwards. */
const ways: Readonly<Record<string, (description: Block[]) => Promise<readonly Block[]>>> = {
  'new goods': async (description) => readGoods((await addGoods(description)).product_id),
  'changed goods': async (description) => {
    const { product_id } = await addGoods([]);
    await applet.ask(goodsUpdate, { shop_id: 1, product_id, description }, 'demo');
    return readGoods(product_id);
  },
  'a new group-buy': async (description) => readGroupon((await release(description)).groupon_id),
  'a changed group-buy': async (description) => {
    const { groupon_id } = await release(clean);
    await applet.ask(grouponUpdate, { ...groupon, description, groupon_id }, 'demo');
    return readGroupon(groupon_id);
  },
  'a club': async (description) => readRecord((await applet.read(clubSave, { ...club, description }, 'admin')).id),
  'a scenic spot': async (description) =>
    readRecord((await applet.read(scenicSpotSave, { ...club, type: 6, description }, 'admin')).id),
};

test.each(Object.entries(ways))('E6 %s keeps an article without what would run, whoever sent it', async (_, store) => {
  expect(await store(unsafe)).toEqual(clean);
});

it('E12 an embedded page and a frame of no player we know are stored as links that say where they lead', async () => {
  const stored = await ways['new goods']?.(
    article('<p>地图</p><iframe src="https://a.example/map?q=1"></iframe><embed src="/files/menu.pdf">'),
  );
  expect(stored).toEqual(
    article(
      '<p>地图</p><a href="https://a.example/map?q=1" target="_blank" rel="noopener noreferrer">a.example/map</a><a href="/files/menu.pdf" target="_blank" rel="noopener noreferrer">/files/menu.pdf</a>',
    ),
  );
  // What the other side makes of it, and this one once more.
  expect(await ways['new goods']?.([...(stored ?? [])])).toEqual(stored);
});

it('E6 a text is shown as text and stays as it was written', async () => {
  const text: Block[] = [{ type: 1, text: '1 < 2 & <b>3</b>' }];
  expect(await ways['new goods']?.(text)).toEqual(text);
});

it('E6 a club whose description only runs has none', async () => {
  const sent = { ...club, description: article('<script>ran()</script>') };
  expect((await applet.ask(clubSave, sent, 'admin')).errmsg).toBe('请填写描述');
});

const sanitize = openCleaner();

test.each([...publishedFixtures, ...vectors])('E6 nothing is left of %j that could run', (payload) => {
  const out = sanitize(payload);
  expect(out).not.toMatch(
    /<(?:script|style|object|embed|form|link|meta|base|template|math|foreignobject|animate|set)\b/i,
  );
  expect(out.replaceAll(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc|formaction|id)=/i);
  expect(out).not.toMatch(/\s(?:href|src|poster|cite)="\s*(?!https?:|mailto:|tel:)[^"/?#]*:/i);
  expect(sanitize(out)).toBe(out);
});

it('an article is cleaned before it is stored and costs nothing where there is none', async () => {
  const input = { shop_id: 1, description: [{ type: 2, text: '/a<b>.png' }, ...article('纯文字')] };
  expect(await cleanInput(input)).toEqual(input);
});

it('E6 an article that nobody could read in time is refused, and the next one is kept', async () => {
  const refused = await applet.ask(goodsAdd, { ...goods, description: article('<div>'.repeat(100_000)) }, 'demo');
  expect(refused).toEqual({ status: 200, errcode: 400, errmsg: '图文内容过于复杂，请分成几段' });
  expect(await ways['new goods']?.(unsafe)).toEqual(clean);
});
