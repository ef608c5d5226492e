import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { declarationsSave } from '#schemas/endpoints/declarations.ts';
import { goodsAdd, goodsInfo, goodsList } from '#schemas/endpoints/goods.ts';
import type { Block } from '#schemas/entities/block.ts';
import { limits } from '#schemas/limits.ts';
import { routes } from './routes.ts';
import { buildApplet } from './support/buildApplet.ts';
import { ownedThings } from './support/ownedThings.ts';
import { validFields } from './support/validFields.ts';

const applet = await buildApplet();
const own = await ownedThings(applet, 'demo', 1);
const long = '长'.repeat(limits.textLength + 1);

/** Each text a call may be given, a well-formed call but for that one. */
const texts = routes
  .filter(({ row }) => row.method === 'POST' && !row.open)
  .flatMap(({ row }) => {
    const fields = validFields(row, own);
    const shape = Object.entries(row.request.def.shape);
    const names = shape.flatMap(([name, field]) => (z.safeParse(field, long).success ? [name] : []));
    return names.map((name) => ({ row, path: row.path, name, fields: { ...fields, [name]: long } }));
  });

test.each(texts)('K3 $path refuses a $name that is longer than anybody writes', async ({ row, name, fields }) => {
  const { errcode, errmsg } = await applet.send(row, fields, 'admin');
  expect([errcode, errmsg.includes(name) || errmsg.includes('不能超过') || errmsg.includes('短信')]).toEqual([
    400,
    true,
  ]);
});

const goods = { shop_id: 1, name: '豆浆', price: '2.50', stock: 10 } as const;
const specs = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at} 号`, price: '2' }));

test('K3 rows are bounded, and as many as there may be are kept in their order', async () => {
  const most = { ...goods, type: 2 as const, spec: specs(limits.listLength) };
  const { product_id } = await applet.read(goodsAdd, most, 'demo');
  const { spec } = (await applet.read(goodsInfo, { product_id }, 'demo')).goods;
  expect(spec.map((row) => ('name' in row ? row.name : ''))).toEqual(most.spec.map(({ name }) => name));
  const refused = await applet.ask(goodsAdd, { ...most, spec: specs(limits.listLength + 1) }, 'demo');
  expect(refused).toEqual({ status: 200, errcode: 400, errmsg: '内容过长：spec' });
});

test.each([61, 100_000])('K3 what is nested %d deep is refused, and ends nothing', async (depth) => {
  const deep = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
  const declared = `{"resources":[{"name":"x","y":${deep}}]}`;
  const refused = { status: 200, errcode: 400, errmsg: expect.stringContaining('declared.resources.0') };
  expect(await applet.send(declarationsSave, { version: '0', declared }, 'admin')).toMatchObject(refused);
  const spec = await applet.send(
    goodsAdd,
    { shop_id: '1', name: '豆浆', price: '2.50', stock: '10', type: '2', spec: deep },
    'demo',
  );
  expect(spec).toMatchObject({ status: 200, errcode: 400 });
});

test('K3 a description is bounded as a whole', async () => {
  const half = { type: 1 as const, text: 'x'.repeat(limits.articleHtmlLength / 2) };
  const add = (description: (typeof half)[]) => applet.ask(goodsAdd, { ...goods, type: 1, description }, 'demo');
  expect((await add([half, half])).errcode).toBe(0);
  expect((await add([half, half, { type: 1, text: 'x' }])).errmsg).toBe('内容过长：description');
});

test('K3 what one list would have to give is bounded where it is written', async () => {
  const long: Block[] = [{ type: 1, text: 'x'.repeat(limits.articleHtmlLength) }];
  const add = (description: Block[]) => applet.ask(goodsAdd, { ...goods, shop_id: 2, type: 1, description }, 'demo');
  const answers = [];
  for (let nth = 0; nth < 40; nth += 1) answers.push((await add(long)).errcode);
  expect(answers.indexOf(400)).toBe(39);
  expect((await add(long)).errmsg).toBe('这里的图文描述一共超过 20 MB，请先精简一些描述');
  expect((await add([{ type: 1, text: '短的还可以' }])).errcode).toBe(0);
  const page = { shop_id: 2, page: 1, size: limits.goodsPageSize, status: 1 } as const;
  const { products } = await applet.read(goodsList, page, 'demo');
  expect(JSON.stringify(products).length).toBeLessThan(21_000_000);
});
