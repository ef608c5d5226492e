import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Resource } from '#crud/Resource.ts';
import { login } from '#schemas/endpoints/account.ts';
import { shopInfo, userInfo } from '#schemas/endpoints/shop.ts';
import { sessionKey } from '#schemas/limits.ts';
import { createRecordStore, type RecordStore } from '../createRecordStore.ts';
import { handlersOf } from '../handlersOf.ts';
import { canary } from './canary.ts';

/** Two merchants; the shops of one are none of the other's. */
export const merchants = {
  demo: { id: 1, shops: [1, 2] },
  rival: { id: 2, shops: [3] },
} as const;
export type MerchantName = keyof typeof merchants;

/** A request as it left the page, with all it says in one text. */
export interface SentRequest {
  readonly what: string;
  readonly shop: number | undefined;
  readonly said: string;
}

/** A far end whose answers can be held back, let go in any order, and made to fail. */
export interface FarEnd {
  readonly handlers: readonly RequestHandler[];
  readonly store: RecordStore;
  /** What was sent since it was last asked. */
  takeSent(): readonly SentRequest[];
  /** The next answer stays away until it is released. */
  holdNext(): void;
  /** The next call fails. */
  failNext(): void;
  /** Lets one of the answers held back go; does nothing when there is none. */
  release(nth: number): void;
  releaseAll(): void;
  held(): number;
}

/** Every text of a record of shop N says so. */
const vary = (example: Readonly<Record<string, unknown>>, { scope }: { readonly scope: number | undefined }) =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, typeof value === 'string' ? canary(scope, value) : value]),
  );

export function createFarEnd(resources: readonly Resource[]): FarEnd {
  const store = createRecordStore(resources, { shops: [1, 2, 3], vary });
  let sent: SentRequest[] = [];
  const held: (() => void)[] = [];
  let next: 'answer' | 'hold' | 'fail' = 'answer';

  async function gate({ request }: { readonly request: Request }) {
    const what = next;
    next = 'answer';
    sent.push(await readSent(request.clone()));
    if (what === 'fail') return HttpResponse.json({ errcode: 500, errmsg: '坏了' });
    if (what === 'hold') await new Promise<void>((resolve) => held.push(resolve));
    return undefined;
  }
  const callerOf = async (session: string) => {
    const name = nameIn(session);
    const owned: readonly number[] = name ? merchants[name].shops : [];
    return name && { user: userOf(name), owns: (shop: number) => owned.includes(shop) };
  };

  return {
    handlers: [http.all('*/api/*', gate), ...account, ...handlersOf(resources, { store, callerOf })],
    store,
    takeSent() {
      const taken = sent;
      sent = [];
      return taken;
    },
    holdNext: () => {
      next = 'hold';
    },
    failNext: () => {
      next = 'fail';
    },
    release: (nth) => held.splice(nth % Math.max(held.length, 1), 1)[0]?.(),
    releaseAll: () => {
      next = 'answer';
      for (const letGo of held.splice(0)) letGo();
    },
    held: () => held.length,
  };
}

const nameIn = (session: string): MerchantName | undefined =>
  session === 'demo' || session === 'rival' ? session : undefined;
const userOf = (name: string) => ({ name, avatar: '', role: 1, is_merchant: true, is_applied: true });
const refused = () => HttpResponse.json({ errcode: 403 }, { status: 403 });

/** Who signs in with `demo@…` gets the session `demo`. */
const account: readonly RequestHandler[] = [
  http.post(`*${login.path}`, async ({ request }) => {
    const email = new URLSearchParams(await request.text()).get('email') ?? '';
    return HttpResponse.json({ errcode: 0, login_session: email.split('@')[0] });
  }),
  http.get(`*${userInfo.path}`, ({ request }) => {
    const name = nameIn(request.headers.get(sessionKey) ?? '');
    return name ? HttpResponse.json({ errcode: 0, user: { ...userOf(name), cur_city: null } }) : refused();
  }),
  http.get(`*${shopInfo.path}`, ({ request }) => {
    const name = nameIn(request.headers.get(sessionKey) ?? '');
    if (!name) return refused();
    const { id, shops } = merchants[name];
    return HttpResponse.json({ errcode: 0, is_merchant: 1, is_applied: 1, merchant: { id }, shops: shops.map(shopOf) });
  }),
];

const shopOf = (id: number) => ({
  id,
  name: `店 ${id}`,
  address: '',
  phone_code: '1',
  phone: '1',
  tags: [],
  qr_code: '',
  permanent_transport_fee: '0',
  free_transport_fee: '0',
  enable_robot: 0,
});

async function readSent(request: Request): Promise<SentRequest> {
  const { search, pathname } = new URL(request.url);
  const fields = new URLSearchParams(request.method === 'GET' ? search : await request.text());
  const shop = fields.get('shop_id');
  const what = `${request.method} ${pathname}`;
  return { what, shop: shop === null ? undefined : Number(shop), said: [...fields.values()].join('\n') };
}
