import { randomUUID } from 'node:crypto';
import { login } from '#schemas/endpoints/account.ts';
import { goodsList, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { orderList } from '#schemas/endpoints/orders.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import type { Merchant } from './fillShops.ts';
import type { Answered, Client } from './openClient.ts';

/** Something a merchant does, for the `nth` time. */
export type Deed = (client: Client, merchant: Merchant, nth: number) => Promise<Answered>;

export const listGoods: Deed = (client, { shopId, session }) =>
  client.call(goodsList, { shop_id: shopId, page: 1, size: 500, status: 1 }, session);

export const listOrders: Deed = (client, { shopId, session }) =>
  client.call(orderList, { shop_id: shopId, status: 1, page: 1, size: 50 }, session);

export const signIn: Deed = (client, { email, password }) => client.call(login, { email, pwd: password });

const addTag: Deed = (client, { shopId, session }) =>
  client.call(tagAdd, { shop_id: shopId, name: `时令 ${randomUUID()}` }, session);

const takeOff: Deed = (client, { shopId, session, goodsIds }, nth) => {
  const product_id = goodsIds[nth % goodsIds.length] ?? 0;
  return client.call(
    goodsUpdate,
    { shop_id: shopId, product_id, name: `商品${nth}`, price: '5.99', stock: nth, type: 1 },
    session,
  );
};

/** Ten calls of a day: three of them write. */
export const day: readonly Deed[] = [
  listGoods,
  takeOff,
  listOrders,
  (client, { session }) => client.call(userInfo, {}, session),
  takeOff,
  listGoods,
  (client, { shopId, session }) => client.call(tagList, { shop_id: shopId }, session),
  addTag,
  (client, { session }) => client.call(shopInfo, {}, session),
  listOrders,
];
