import { goodsList } from '#schemas/endpoints/goods.ts';
import { answer } from '../../server/http/envelope.ts';
import { MOST_ROWS } from '../../server/http/paging.ts';

type Fetch = (request: Request, address?: string) => Promise<Response>;

/** An answer that can be given again. */
interface Packed {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
}

/**
 * The applet, and goods in one answer however many are asked for, as a server would give them that has no bound: put
 * together and packed once for each address, so that whoever asks waits for the way and the reading alone.
 */
export function withWholeLists(fetch: Fetch): Fetch {
  const known = new Map<string, Promise<Packed>>();
  return async (request, address) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname !== goodsList.path || Number(searchParams.get('size')) <= MOST_ROWS) return fetch(request, address);
    const whole = known.get(search) ?? putTogether(fetch, request);
    known.set(search, whole);
    const { bytes, headers } = await whole;
    return new Response(bytes, { headers });
  };
}

async function putTogether(fetch: Fetch, { url, headers }: Request): Promise<Packed> {
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
  const { length: total_count } = products;
  const whole = await answer({ products, current_page: 1, total_page: 1, total_count }, 'gzip');
  return { bytes: await whole.arrayBuffer(), headers: whole.headers };
}
