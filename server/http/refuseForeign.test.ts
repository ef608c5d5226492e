import { expect, test } from 'vitest';
import { goodsAdd } from '#schemas/endpoints/goods.ts';
import { shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { Refusal } from '../refusals.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { refuseForeignPictures } from './refuseForeign.ts';

const homes = ['https://shop.example.com', 'https://files.example.com', undefined];
const check = (img: string) => refuseForeignPictures({ products: [{ img }] }, homes);

test.each([
  '',
  '/files/image/a.webp',
  'files/image/a.webp?w=144',
  '/files/image/肥牛 一份.png',
  '/files/image/javascript:alert(1)',
  'https://files.example.com/bucket/a.webp',
  'https://shop.example.com/files/image/a.webp',
])('K3 %j is a picture of ours', (address) => {
  expect(() => check(address)).not.toThrow();
});

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:image/png;base64,iVBOR',
  'blob:https://shop.example.com/1',
  'file:///etc/passwd',
  '//evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/\\evil.example/a.png',
  'https://evil.example/a.png',
  'https://files.example.com.evil.example/a.png',
  'https://files.example.com@evil.example/a.png',
  'http://files.example.com/a.png',
  'http://169.254.169.254/',
  'http://[',
])('K3 %j is refused where a picture is meant', (address) => {
  expect(() => check(address)).toThrow(Refusal);
});

const applet = await buildApplet();
const goods = { shop_id: 1, name: '豆浆', price: '2.50', stock: 10, type: 1 } as const;
const evil = 'https://evil.example/a.png';

test('K3 a picture elsewhere is refused in words, in a list, in a field and in a description', async () => {
  const answers = [
    await applet.ask(goodsAdd, { ...goods, imgs: ['/a.webp', evil] }, 'demo'),
    await applet.ask(shopInfoUpdate, { shop_id: 1, shop_qrcode: evil }, 'demo'),
    await applet.ask(goodsAdd, { ...goods, description: [{ type: 2, text: evil }] }, 'demo'),
  ];
  const said = ['imgs', 'shop_qrcode', 'description'];
  expect(answers.map(({ errmsg }) => errmsg)).toEqual(
    said.map((name) => `图片要上传到这里，不能用别处的地址：${name}`),
  );
  expect(
    (await applet.ask(goodsAdd, { ...goods, imgs: ['http://applet.test/files/image/a.webp'] }, 'demo')).errcode,
  ).toBe(0);
});
