import { expect, test } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { goodsAdd, goodsDelete, goodsUpdate, specDelete } from '#schemas/endpoints/goods.ts';
import { orderCancel, orderConfirm, orderEmail, orderRateReply } from '#schemas/endpoints/orders.ts';
import { resetPassword, sendResetToken } from '#schemas/endpoints/reset.ts';
import { shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { tagAdd, tagDelete, tagSwitch, tagUpdate } from '#schemas/endpoints/tags.ts';
import { sends } from '../support/builders.ts';

test.each([
  [
    'L1 a login',
    sends(
      login,
      { email: 'chen+shop@example.com', pwd: 'p&=+ 密码' },
      'email=chen%2Bshop%40example.com&pwd=p%26%3D%2B+%E5%AF%86%E7%A0%81',
    ),
  ],
  ['L4 asking for a reset code', sends(sendResetToken, { email: 'chen@example.com' }, 'email=chen%40example.com')],
  [
    'L5 a reset',
    sends(
      resetPassword,
      { email: 'chen@example.com', pwd: '新密码 123', token: '004217' },
      'email=chen%40example.com&pwd=%E6%96%B0%E5%AF%86%E7%A0%81+123&token=004217',
    ),
  ],
  [
    'C1 a new category',
    sends(tagAdd, { shop_id: 3, name: '热销 & 新品' }, 'shop_id=3&name=%E7%83%AD%E9%94%80+%26+%E6%96%B0%E5%93%81'),
  ],
  [
    'C1 a renamed category',
    sends(
      tagUpdate,
      { shop_id: 3, tag_id: 21, name: '早餐🍳' },
      'shop_id=3&tag_id=21&name=%E6%97%A9%E9%A4%90%F0%9F%8D%B3',
    ),
  ],
  ['C3 a deleted category', sends(tagDelete, { shop_id: 3, tag_id: 21 }, 'shop_id=3&tag_id=21')],
  ['C2 two categories that change places', sends(tagSwitch, { a_tag_id: 21, b_tag_id: 22 }, 'a_tag_id=21&b_tag_id=22')],
  [
    'G4 goods of one price',
    sends(
      goodsAdd,
      {
        shop_id: 3,
        name: '手工水饺（猪肉白菜）',
        description: [
          { type: 1, text: '现包现煮' },
          { type: 2, text: '/files/image/1_a.png' },
          { type: 3, text: '<p style="color:red">趁热</p>' },
        ],
        tag_id: 21,
        imgs: ['/files/image/1_a.png', '/files/image/2_b.png'],
        price: '12.50',
        stock: 40,
        type: 1,
      },
      'shop_id=3&name=%E6%89%8B%E5%B7%A5%E6%B0%B4%E9%A5%BA%EF%BC%88%E7%8C%AA%E8%82%89%E7%99%BD%E8%8F%9C%EF%BC%89&description=%5B%7B%22type%22%3A1%2C%22text%22%3A%22%E7%8E%B0%E5%8C%85%E7%8E%B0%E7%85%AE%22%7D%2C%7B%22type%22%3A2%2C%22text%22%3A%22%2Ffiles%2Fimage%2F1_a.png%22%7D%2C%7B%22type%22%3A3%2C%22text%22%3A%22%3Cp+style%3D%5C%22color%3Ared%5C%22%3E%E8%B6%81%E7%83%AD%3C%2Fp%3E%22%7D%5D&tag_id=21&imgs=%5B%22%2Ffiles%2Fimage%2F1_a.png%22%2C%22%2Ffiles%2Fimage%2F2_b.png%22%5D&price=12.50&stock=40&type=1',
    ),
  ],
  [
    'G5 goods of several prices',
    sends(
      goodsUpdate,
      {
        shop_id: 3,
        product_id: 7,
        name: '奶茶',
        stock: 0,
        type: 2,
        spec: [
          { id: 5, name: '中杯', price: '5.00', key: 'm' },
          { name: '大杯', price: '6' },
        ],
      },
      'shop_id=3&product_id=7&name=%E5%A5%B6%E8%8C%B6&stock=0&type=2&spec=%5B%7B%22id%22%3A5%2C%22name%22%3A%22%E4%B8%AD%E6%9D%AF%22%2C%22price%22%3A%225.00%22%2C%22key%22%3A%22m%22%7D%2C%7B%22name%22%3A%22%E5%A4%A7%E6%9D%AF%22%2C%22price%22%3A%226%22%7D%5D',
    ),
  ],
  [
    'G6 goods of several choices',
    sends(
      goodsUpdate,
      {
        shop_id: 3,
        product_id: 7,
        type: 3,
        spec: [
          {
            Name: '辣度',
            required: 'required',
            type: 'radio',
            maximum: 1,
            minimum: 1,
            maximumEach: 1,
            options: [
              { name: '微辣', price: '0' },
              { name: '特辣', price: '0.50' },
            ],
          },
        ],
      },
      'shop_id=3&product_id=7&type=3&spec=%5B%7B%22Name%22%3A%22%E8%BE%A3%E5%BA%A6%22%2C%22required%22%3A%22required%22%2C%22type%22%3A%22radio%22%2C%22maximum%22%3A1%2C%22minimum%22%3A1%2C%22maximumEach%22%3A1%2C%22options%22%3A%5B%7B%22name%22%3A%22%E5%BE%AE%E8%BE%A3%22%2C%22price%22%3A%220%22%7D%2C%7B%22name%22%3A%22%E7%89%B9%E8%BE%A3%22%2C%22price%22%3A%220.50%22%7D%5D%7D%5D',
    ),
  ],
  [
    'G3 goods taken off the shelf',
    sends(goodsUpdate, { shop_id: 3, product_id: 7, status: 2 }, 'shop_id=3&product_id=7&status=2'),
  ],
  ['G3 deleted goods', sends(goodsDelete, { shop_id: 3, product_id: 7 }, 'shop_id=3&product_id=7')],
  ['G5 a deleted row of prices', sends(specDelete, { product_id: 7, spec_id: 5 }, 'product_id=7&spec_id=5')],
  [
    'S3 a saved shop',
    sends(
      shopInfoUpdate,
      {
        shop_id: 3,
        name: '福满楼',
        address: '3700 No. 3 Rd #1180, Richmond',
        phone_code: '+1',
        phone: '6045550123',
        display_product_tag: true,
        display_shop_cart: false,
        permanent_transport_fee: '5.00',
        free_transport_fee: '0',
        city: 6,
        file_url: '/files/image/shop.png',
        shop_qrcode: '/files/image/qr1.png',
        owner_qrcode: '/files/image/qr2.png',
        tags: ['早餐', '夜宵'],
      },
      'shop_id=3&name=%E7%A6%8F%E6%BB%A1%E6%A5%BC&address=3700+No.+3+Rd+%231180%2C+Richmond&phone_code=%2B1&phone=6045550123&display_product_tag=1&display_shop_cart=0&permanent_transport_fee=5.00&free_transport_fee=0&city=6&file_url=%2Ffiles%2Fimage%2Fshop.png&shop_qrcode=%2Ffiles%2Fimage%2Fqr1.png&owner_qrcode=%2Ffiles%2Fimage%2Fqr2.png&tags=%5B%22%E6%97%A9%E9%A4%90%22%2C%22%E5%A4%9C%E5%AE%B5%22%5D',
    ),
  ],
  ['O3 a confirmed order', sends(orderConfirm, { order_id: 501 }, 'order_id=501')],
  ['O3 a cancelled order', sends(orderCancel, { order_id: 501 }, 'order_id=501')],
  ['O3 an order sent by e-mail', sends(orderEmail, { order_id: 501 }, 'order_id=501')],
  [
    'O4 a reply to a rating',
    sends(
      orderRateReply,
      { rate_id: 77, reply: '谢谢光临 :)' },
      'rate_id=77&reply=%E8%B0%A2%E8%B0%A2%E5%85%89%E4%B8%B4+%3A%29',
    ),
  ],
])('T2 %s leaves as these bytes', async (_, send) => {
  const { bytes, body } = await send();
  expect(bytes).toBe(body);
});
