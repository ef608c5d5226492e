import { randomBytes } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { limits, sessionKey } from '#schemas/limits.ts';
import { createApplet } from '../../server/createApplet.ts';
import { createSite } from '../../server/createSite.ts';
import type { Database } from '../../server/database/Database.ts';
import { openInMemory } from '../../server/database/openDatabase.ts';
import { groupons } from '../../server/database/tables/groupons.ts';
import { shops } from '../../server/database/tables/shops.ts';
import { createMemoryStore } from '../../server/files/createMemoryStore.ts';
import { builtIn } from '../../server/front/PageSettings.ts';
import { listen } from '../../server/process/listen.ts';
import { grouponsOfVillage } from '../../server/seed/groupons.ts';
import { insertGroupons } from '../../server/seed/insertGroupons.ts';
import { vancouver } from '../../server/seed/neighbourhoods.ts';
import { demoLogin } from '../../server/seed/people.ts';
import { keepPictures } from '../../server/seed/pictures.ts';
import { prepareDatabase } from '../../server/seed/prepareDatabase.ts';
import { stockShop } from '../../server/seed/stockShop.ts';
import { withWholeLists } from './withWholeLists.ts';

/** Where the apps answer, and a session in the applet behind all of them. */
export interface Sites {
  readonly session: string;
  /** App → its address. */
  readonly urls: Readonly<Record<string, string>>;
  /** The group-buy of so many buyers; 0 where there is none. */
  readonly groupon: number;
}

/** What lies in the applet. */
export interface Stock {
  readonly goods: number;
  /** How many shops the merchant has; two when left out. */
  readonly shops?: number;
  /** How many have enrolled in a group-buy more. */
  readonly buyers?: number;
}

const SHOP = 1;

/**
 * Serves every build by the product's own server, each on a port of its own, before one applet whose first shop has so
 * many goods: headers, packing and the way to the data are the same for all.
 */
export async function serveSites(stock: Stock, folders: Readonly<Record<string, string>>): Promise<Sites> {
  const { database } = await openInMemory();
  await prepareDatabase(database, { random: randomBytes, today: new Date() });
  await stockShop(database, SHOP, stock.goods);
  await openShops(database, stock.shops ?? 2);
  const groupon = await openGroupon(database, stock.buyers ?? 0);
  const files = createMemoryStore();
  await keepPictures(files);
  const outside = { clock: () => new Date(), sleep: async () => {}, random: randomBytes, log: console.error };
  const applet = createApplet({ database, files, secret: randomBytes(32), ...outside });
  const fetch = withWholeLists(applet.fetch);
  const urls: Record<string, string> = {};
  for (const [name, appDir] of Object.entries(folders)) {
    const parts = { api: fetch, files: fetch, appDir, page: builtIn, check: async () => {}, log: console.error };
    const site = createSite(parts);
    const { port } = await listen({ port: 0, host: undefined }, (request, address) => site(asGzip(request), address));
    urls[name] = `http://localhost:${port}`;
  }
  const body = new URLSearchParams({ email: demoLogin.email, pwd: demoLogin.password });
  const login = new Request('http://localhost/api/applet/merchant/account/login', { method: 'POST', body });
  const { login_session } = await (await fetch(login)).json();
  await warmUp(fetch, String(login_session), stock.goods);
  return { session: String(login_session), urls, groupon };
}

const CALLS = 8;

/** What is slow the first time only would be laid to whoever comes first: the database's plans, small pictures. */
async function warmUp(fetch: (request: Request) => Promise<Response>, session: string, goods: number): Promise<void> {
  const url = listUrl(500);
  await fetch(new Request(listUrl(goods), { headers: { [sessionKey]: session } }));
  const pictures = new Set<string>();
  for (let call = 0; call < CALLS; call += 1) {
    const answer = await fetch(new Request(url, { headers: { [sessionKey]: session } }));
    for (const { imgs } of goodsList.response.parse(await answer.json()).products) pictures.add(imgs[0] ?? '');
  }
  for (const path of pictures)
    await (await fetch(new Request(`http://localhost${path}?w=${limits.thumbnailPx}`))).arrayBuffer();
}

const listUrl = (size: number) =>
  `http://localhost/api/applet/merchant/products?${new URLSearchParams({ shop_id: String(SHOP), page: '1', size: String(size), status: '1' })}`;

/** Further shops of the demo's merchant, each like the first. */
async function openShops(database: Database, count: number): Promise<void> {
  const [first] = await database.select().from(shops).where(eq(shops.id, SHOP));
  if (!first || count <= 2) return;
  const { id: _id, ...like } = first;
  const more = Array.from({ length: count - 2 }, (_, at) => ({ ...like, name: `分店 ${at + 3}` }));
  await database.insert(shops).values(more);
}

/** A group-buy like the demo's first, with so many buyers. */
async function openGroupon(database: Database, buyers: number): Promise<number> {
  const [like] = grouponsOfVillage;
  if (!like || buyers === 0) return 0;
  await insertGroupons(database, { id: SHOP, lives: vancouver }, [{ ...like, buyers }], new Date());
  const [last] = await database.select({ id: max(groupons.id) }).from(groupons);
  return last?.id ?? 0;
}

/** As behind most proxies: bytes are counted as gzip, so that tables of other years stay comparable. */
function asGzip(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('accept-encoding', 'gzip');
  return new Request(request, { headers });
}
