import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { goodsList } from '#schemas/endpoints/goods.ts';

type Fetch = (request: Request, address?: string) => Promise<Response>;

/** As many as the applet gives in one answer. */
const MOST_ROWS = 1000;
const pack = promisify(gzip);

/**
 * The applet, and goods in one answer however many are asked for, as a server would give them that has no bound: put
 * together and packed once for each address, so that whoever asks waits for the way and the reading alone.
 */
export function withWholeLists(fetch: Fetch): Fetch {
  const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (request, address) => {
    const url = new URL(request.url);
    if (url.pathname !== goodsList.path || Number(url.searchParams.get('size')) <= MOST_ROWS)
      return fetch(request, address);
    const bytes = known.get(url.search) ?? putTogether(fetch, request);
    known.set(url.search, bytes);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' };
    return new Response(await bytes, { headers: { ...headers, 'cache-control': 'no-store' } });
  };
}

async function putTogether(fetch: Fetch, { url, headers }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const page = new URL(url);
  const plain = new Headers(headers);
  plain.delete('accept-encoding');
  page.searchParams.set('size', String(MOST_ROWS));
  const products: unknown[] = [];
  for (let at = 1, last = 1; at <= last; at += 1) {
    page.searchParams.set('page', String(at));
    const told = await (await fetch(new Request(page, { headers: plain }))).json();
    products.push(...told.products);
    last = told.total_page;
  }
  const whole = { errcode: 0, errmsg: '', products, current_page: 1, total_page: 1, total_count: products.length };
  return Uint8Array.from(await pack(JSON.stringify(whole)));
}
