import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { kindOfId, type OwnedThings } from './ownedThings.ts';

/** Something valid for fields that are no ids, by their names; a field that is not named here is left out. */
const values: OwnedThings = {
  ...{
    name: '改名',
    page: '1',
    size: '10',
    status: '1',
    price: '1',
    stock: '1',
    type: '1',
    img: '/a.webp',
    imgs: '[]',
  },
  ...{ delivery: '2', address: '', start_date: '2026-03-08', end_date: '2026-03-15', content: '短信', reply: '回复' },
  ...{ timeout: '60', encode: 'base64', auto_verify: '1', welcome_msg: '', desc: '', notice: '', visible: '1' },
  ...{ keyword: '价格', reply_type: '1', media_url: '', match: '0', active: '1', scope: '3' },
  ...{ share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
  ...{ email: 'demo@example.com', pwd: 'demo12345', token: '123456', file_name: 'a.png', file_type: '1' },
  ...{ city: '6', city_id: '6', phone: '604', phone_code: '1', tags: '["社区"]', file_url: '/a.webp' },
  ...{ permanent_transport_fee: '5', free_transport_fee: '50', display_product_tag: '1', display_shop_cart: '1' },
  ...{ shop_qrcode: '/a.webp', owner_qrcode: '/a.webp', intro_desc: '走', business_hour: '', video: '' },
  description: '[{"type":1,"text":"描述"}]',
  products: '[{"name":"米","price":"1","description":"","limit":0,"img":"","amount":1}]',
  spec: '[]',
};

/** What one row wants where others want something else. */
const exceptions: Readonly<Record<string, OwnedThings>> = {
  '/api/applet/merchant/club/add/update/': { type: '7' },
  '/api/applet/merchant/view/add/update/': { type: '6' },
  '/api/applet/merchant/shops': { shop_type: '7' },
  '/api/applet/merchant/views/get': { shop_type: '6' },
  '/api/applet/merchant/shop/info/update': { address: '西街 8 号' },
};

/** A well-formed call about some things: as their owner may make it. */
export function validFields(row: Endpoint, things: OwnedThings): Readonly<Record<string, string>> {
  const own = exceptions[row.path] ?? {};
  const named = Object.keys(row.request.def.shape).flatMap((name) => {
    const value = own[name] ?? things[kindOfId(row, name)] ?? values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(named);
}
