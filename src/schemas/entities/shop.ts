import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { flag } from '../codecs/flag.ts';
import { jsonText, jsonValue } from '../codecs/json.ts';
import { money } from '../codecs/money.ts';
import { text } from '../codecs/text.ts';

const fields = {
  name: text,
  address: text,
  phone_code: text,
  phone: text,
  display_product_tag: flag,
  display_shop_cart: flag,
  permanent_transport_fee: money,
  free_transport_fee: money,
  city: count,
  file_url: text,
  shop_qrcode: text,
  owner_qrcode: text,
};

/** A merchant's shop; `city` is the city's id, pictures are paths. Spec §3, S1 */
export const shop = z.object({ id: count, ...fields, enable_robot: flag, tags: jsonValue(z.array(text)) });

/** The fields of a shop that its merchant may write; tags leave as JSON in a string. */
export const shopForm = z.object({ ...fields, tags: jsonText(z.array(text)) });
