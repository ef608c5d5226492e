import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import type { Suggestion } from '#fields/text/text.ts';
import { shopInfo as shopInfoRow, shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { messages } from '#schemas/messages.ts';
import { goodsPrice } from '#schemas/rules/price.ts';

/** Where most shops of overseas communities are; any other code may be typed. */
const callingCodes: readonly Suggestion[] = [
  { value: '1', label: '美国、加拿大' },
  { value: '44', label: '英国' },
  { value: '61', label: '澳大利亚' },
  { value: '64', label: '新西兰' },
  { value: '33', label: '法国' },
  { value: '34', label: '西班牙' },
  { value: '39', label: '意大利' },
  { value: '49', label: '德国' },
  { value: '31', label: '荷兰' },
  { value: '65', label: '新加坡' },
  { value: '60', label: '马来西亚' },
  { value: '66', label: '泰国' },
  { value: '81', label: '日本' },
  { value: '82', label: '韩国' },
  { value: '86', label: '中国大陆' },
  { value: '852', label: '香港' },
  { value: '853', label: '澳门' },
  { value: '886', label: '台湾' },
];

/** Nothing of a shop may stay empty. S2 */
const filled = (label: string) => ({ label, required: `请填写${label}` }) as const;

/** What a shop says of itself; it stands in the list of shops every merchant has. S1–S3 */
export const shopInfo = defineResource({
  name: 'shopInfo',
  label: '店铺信息',
  title: '店铺信息设置',
  scope: 'shop',
  kind: 'singleton',
  routes: { list: '/shop/:sid/info/' },

  fields: {
    name: f.text(filled('店铺名称')),
    address: f.text(filled('地址')),
    phone_code: f.text({
      ...filled('区号'),
      hint: '例如 1（美国、加拿大）',
      suggestions: callingCodes,
      warn: (code) => (/^\+?\d{1,4}$/.test(code.trim()) ? undefined : '区号一般是 1 到 4 位数字，例如 1、44、86'),
    }),
    phone: f.phone(filled('电话')),
    display_product_tag: f.switch({
      label: '显示商品分类',
      says: ['显示', '隐藏'],
      hint: '显示时，顾客可以按分类挑选商品',
    }),
    display_shop_cart: f.switch({
      label: '显示购物车',
      says: ['显示', '隐藏'],
      hint: '显示时，顾客可以把几件商品放在一起下单',
    }),
    permanent_transport_fee: f.money({ ...filled('固定运费'), rule: goodsPrice }),
    free_transport_fee: f.money({ ...filled('免运费金额'), hint: '满这个金额免运费', rule: goodsPrice }),
    city: f.city(filled('城市')),
    tags: f.tags(filled('标签')),
    file_url: f.image(filled('店铺图片')),
    shop_qrcode: f.image(filled('店铺二维码')),
    owner_qrcode: f.image(filled('店主二维码')),
  },

  calls: {
    getOne: {
      row: shopInfoRow,
      request: () => ({}),
      record: { find: ({ shops }, { id }) => shops?.find((shop) => shop.id === id) },
    },
    update: { row: shopInfoUpdate, request: ({ scope, values }) => ({ shop_id: scope, ...values }) },
  },

  form: {
    sections: [
      { title: '店铺', fields: ['name', 'city', 'address', 'tags'] },
      {
        title: '联系电话',
        fields: ['phone_code', 'phone'],
        tool: () => import('./PhonePreview.tsx').then(({ PhonePreview }) => ({ default: PhonePreview })),
      },
      {
        title: '展示',
        fields: ['display_product_tag', 'display_shop_cart'],
        tool: () => import('./DisplayPreview.tsx').then(({ DisplayPreview }) => ({ default: DisplayPreview })),
      },
      {
        title: '运费',
        fields: ['permanent_transport_fee', 'free_transport_fee'],
        tool: () => import('./FeeSentence.tsx').then(({ FeeSentence }) => ({ default: FeeSentence })),
      },
      { title: '图片', fields: ['file_url', 'shop_qrcode', 'owner_qrcode'] },
      {
        title: '本机设置',
        fields: [],
        tool: () => import('./DeskChoices.tsx').then(({ DeskChoices }) => ({ default: DeskChoices })),
      },
    ],
  },
  texts: { updated: messages.shopSaved, invalid: messages.shopFieldEmpty },
  onSaved: ({ scope, values }, { profile }) => profile.updateShop(scope, values),
});
