import { expect, it, test } from 'vitest';
import { endpoints } from '#schemas/endpoints/table.ts';

/** Every call of the specification, as it stands there; each path lies under `/api/applet/`. */
const specified = [
  'POST merchant/account/login',
  'POST merchant/account/send_reset_token',
  'POST merchant/account/reset_pwd',
  'GET user/info/get',
  'GET merchant/shop/info/get',
  'POST merchant/shop/info/update',
  'GET merchant/products',
  'GET merchant/product/tags',
  'POST merchant/product/tag/add',
  'POST merchant/product/tag/update',
  'POST merchant/product/tag/del',
  'POST merchant/product/tag/switch',
  'GET groupons/released/get',
  'POST groupon/release',
  'POST groupon/update',
  'GET groupon/info/get',
  'POST groupon/product/delete/',
  'GET groupon/enroll_info/get',
  'POST groupon/enrolled/send_sms',
  'GET cos/sign/get',
  'POST merchant/product/add',
  'GET shop/product/info/get',
  'POST merchant/product/update',
  'POST merchant/product/del',
  'POST merchant/product/spec/del',
  'GET merchant/orders/get',
  'POST merchant/order/confirm',
  'POST merchant/order/cancel',
  'POST merchant/order/email/send',
  'GET merchant/order/rate/get',
  'POST merchant/order/rate/reply',
  'GET city/search',
  'GET city/info/get',
  'GET merchant/shops',
  'GET merchant/views/get',
  'GET shop/info/get',
  'POST merchant/club/add/update/',
  'POST merchant/view/add/update/',
  'GET robot/get',
  'GET robot/list',
  'GET robot/login',
  'GET robot/del',
  'POST robot/update',
  'GET robot/qrcode/get',
  'GET robot/check',
  'GET robot/logout',
  'GET robot/group/load',
  'POST robot/group/update',
  'GET robot/group/del',
  'GET robot/group/search',
  'POST robot/autoreply/add',
  'POST robot/autoreply/update',
  'GET robot/autoreply/list',
  'GET robot/autoreply/del',
];

const rows = Object.values(endpoints);
const lines = rows.map(({ method, path }) => `${method} ${path.replace('/api/applet/', '')}`);

test.each(specified)('%s has exactly one row', (line) => {
  expect(lines.filter((each) => each === line)).toHaveLength(1);
});

it('no row is without its line in the specification', () => {
  expect(lines.filter((line) => !specified.includes(line))).toEqual([]);
});

it('keeps the trailing slash where the applet has one, and nowhere else', () => {
  expect(
    rows
      .filter(({ path }) => path.endsWith('/'))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/api/applet/groupon/product/delete/',
    '/api/applet/merchant/club/add/update/',
    '/api/applet/merchant/view/add/update/',
  ]);
});

it('L1 L4 L5 only what belongs to a login is open to visitors', () => {
  expect(rows.filter(({ open }) => open).map(({ path }) => path)).toEqual([
    '/api/applet/merchant/account/login',
    '/api/applet/merchant/account/send_reset_token',
    '/api/applet/merchant/account/reset_pwd',
  ]);
});

it('T3 only the robot check lets an errcode pass, and it is 404', () => {
  expect(rows.filter(({ passes }) => passes !== undefined)).toMatchObject([
    { path: '/api/applet/robot/check', passes: 404 },
  ]);
});

/** What a call is given, in the words of the specification. */
const given = [
  ['login', ['email', 'pwd']],
  ['sendResetToken', ['email']],
  ['resetPassword', ['email', 'pwd', 'token']],
  ['userInfo', []],
  ['shopInfo', []],
  ['goodsList', ['shop_id', 'page', 'size', 'status']],
  ['tagList', ['shop_id']],
  ['tagAdd', ['shop_id', 'name']],
  ['tagUpdate', ['shop_id', 'tag_id', 'name']],
  ['tagDelete', ['shop_id', 'tag_id']],
  ['tagSwitch', ['a_tag_id', 'b_tag_id']],
  ['grouponList', ['shop_id', 'page', 'size']],
  ['grouponInfo', ['groupon_id']],
  ['grouponProductDelete', ['groupon_id', 'product_id']],
  ['enrolmentList', ['groupon_id', 'page', 'size']],
  ['enrolledSms', ['groupon_id', 'content']],
  ['uploadSign', ['file_name', 'file_type']],
  ['goodsInfo', ['product_id']],
  ['goodsDelete', ['shop_id', 'product_id']],
  ['specDelete', ['product_id', 'spec_id']],
  ['orderList', ['shop_id', 'page', 'size', 'status']],
  ['orderConfirm', ['order_id']],
  ['orderCancel', ['order_id']],
  ['orderEmail', ['order_id']],
  ['orderRateInfo', ['order_id', 'product_id']],
  ['orderRateReply', ['rate_id', 'reply']],
  ['citySearch', ['keyword']],
  ['cityInfo', ['city_id']],
  ['shopRecordInfo', ['shop_id']],
  ['robotInfo', ['shop_id']],
  ['robotList', []],
  ['robotLogin', ['shop_id', 'timeout']],
  ['robotUpdate', ['shop_id', 'auto_verify', 'welcome_msg']],
  ['robotQrCode', ['shop_id', 'encode']],
  ['wechatGroupUpdate', ['id', 'name', 'desc', 'notice', 'visible', 'active']],
  ['wechatGroupDelete', ['id']],
  ['wechatGroupSearch', ['shop_id', 'name', 'visible', 'active', 'page', 'size']],
  ['autoReplyList', ['shop_id']],
  ['autoReplyDelete', ['id']],
] as const;

test.each(given)('%s is given %j', (name, fields) => {
  expect(Object.keys(endpoints[name]?.request.def.shape ?? {})).toEqual(fields);
});

it('B6 releasing a group-buy is given what the specification says, updating it the id beside', () => {
  const release = [
    'shop_id',
    'name',
    'delivery',
    'description',
    'img',
    'start_date',
    'end_date',
    'products',
    'status',
    'address',
  ];
  expect(Object.keys(endpoints.grouponRelease?.request.def.shape ?? {}).toSorted()).toEqual(release.toSorted());
  expect(Object.keys(endpoints.grouponUpdate?.request.def.shape ?? {}).toSorted()).toEqual(
    [...release, 'groupon_id'].toSorted(),
  );
});
