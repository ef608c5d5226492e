import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { type Codec, objectOf } from '../codecs/structure.ts';
import { get, post } from './endpoint.ts';

/** What the applet's naming habit needs to know of a resource. */
export interface Convention {
  /** One of them on the wire, e.g. `coupon`. */
  readonly noun: string;
  /** Several of them, e.g. `coupons`. */
  readonly plural: string;
  /** Whether calls name the shop they are for. */
  readonly shop: boolean;
  /** Field → how an answer holds it. */
  readonly held: Readonly<Record<string, Codec>>;
  /** Field → how a form body holds it. */
  readonly written: Readonly<Record<string, Codec>>;
  /** Fields a list may be asked for by. */
  readonly filters: readonly string[];
}

const nothing = z.object({});
const base = '/api/applet/merchant/';

/**
 * The rows of a resource whose calls are named as the applet names its own: `coupons` lists,
 * `coupon/info/get` reads, `coupon/add`, `/update`, `/del` and `/switch` write. Spec §7
 */
export function conventionalRows({ noun, plural, shop, held, written, filters }: Convention) {
  const scope: Record<string, Codec> = shop ? { shop_id: count } : {};
  const key = { ...scope, [`${noun}_id`]: count };
  const record = objectOf({ id: count, ...held }, new Set(Object.keys(held)));
  const asked = Object.fromEntries(filters.flatMap((name) => (held[name] ? [[name, held[name]]] : [])));
  const optional = new Set(Object.keys(written));
  return {
    getList: get(`${base}${plural}`, {
      request: objectOf({ ...scope, page: count, size: count, ...asked }, new Set(filters)),
      response: z.object({ [plural]: z.array(record), total_count: count }),
    }),
    getOne: get(`${base}${noun}/info/get`, { request: objectOf(key), response: z.object({ [noun]: record }) }),
    getOnly: get(`${base}${noun}/info/get`, { request: objectOf(scope), response: z.object({ [noun]: record }) }),
    create: post(`${base}${noun}/add`, {
      request: objectOf({ ...scope, ...written }, optional),
      response: z.object({ [`${noun}_id`]: count }),
    }),
    update: post(`${base}${noun}/update`, { request: objectOf({ ...key, ...written }, optional), response: nothing }),
    deleteOne: post(`${base}${noun}/del`, { request: objectOf(key), response: nothing }),
    swap: post(`${base}${noun}/switch`, {
      request: objectOf({ ...scope, [`a_${noun}_id`]: count, [`b_${noun}_id`]: count }),
      response: nothing,
    }),
  };
}
