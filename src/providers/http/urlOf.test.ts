import { expect, it, test } from 'vitest';
import { goodsAdd, goodsList } from '#schemas/endpoints/goods.ts';
import { grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { AppletError } from './AppletError.ts';
import { encodeRequest, urlOf } from './urlOf.ts';

const groupon = {
  shop_id: 1,
  groupon_id: 2,
  name: '新米团',
  delivery: 2,
  description: [],
  img: '/a.png',
  start_date: '2026-03-08',
  end_date: '2026-03-15',
  products: [],
  status: 1,
  address: '',
} as const;

/** What is thrown when a request is written. */
function refusalOf(write: () => unknown): AppletError {
  try {
    write();
  } catch (error) {
    if (error instanceof AppletError) return error;
    throw error;
  }
  throw new Error('Failed to refuse.');
}

it('asks by the path alone when there is nothing to say', () => {
  expect(urlOf(shopInfo, {})).toBe('/api/applet/merchant/shop/info/get');
});

it('G1 asks for a page in the query', () => {
  expect(urlOf(goodsList, { shop_id: 3, page: 1, size: 500, status: 1 })).toBe(
    '/api/applet/merchant/products?shop_id=3&page=1&size=500&status=1',
  );
});

it('C1 a rule of the form refuses in its own words before anything is sent', () => {
  const refusal = refusalOf(() => encodeRequest(tagAdd, { shop_id: 1, name: ' ' }));
  expect(refusal).toMatchObject({ kind: 'request', sentence: '请输入标签名称' });
  expect(refusal.message).toContain('POST /api/applet/merchant/product/tag/add');
});

it('G5 a rule over several fields refuses in its own words', () => {
  const goods = { shop_id: 1, name: '水饺', stock: 1, type: 2, spec: [{ name: '', price: '1' }] } as const;
  expect(refusalOf(() => encodeRequest(goodsAdd, goods)).sentence).toBe('请输入规格的名称');
});

test.each([
  ['a fraction as a number', () => encodeRequest(tagAdd, { shop_id: 1.5, name: '热销' }), 'shop_id'],
  ['a day that does not exist', () => encodeRequest(grouponUpdate, { ...groupon, end_date: '2026-02-30' }), 'end_date'],
])('%s is our own mistake: the log hears the field, the merchant no word of English', (_, write, field) => {
  const refusal = refusalOf(write);
  expect(refusal.sentence).toBe('请求错误，请检查网络');
  expect(refusal.message).toContain(`the field "${field}"`);
});

it('leaves out what is left out of the request', () => {
  expect(encodeRequest(tagAdd, { shop_id: 1, name: '热 销' })).toEqual({ shop_id: 1, name: '热 销' });
});
