import { randomBytes } from 'node:crypto';
import { createApplet } from '../../server/createApplet.ts';
import { createSite } from '../../server/createSite.ts';
import { openInMemory } from '../../server/database/openDatabase.ts';
import { prepareDatabase } from '../../server/database/prepareDatabase.ts';
import { createMemoryStore } from '../../server/files/createMemoryStore.ts';
import { builtIn } from '../../server/front/PageSettings.ts';
import { listen } from '../../server/process/listen.ts';
import { demoLogin } from '../../server/seed/people.ts';
import { keepPictures } from '../../server/seed/pictures.ts';
import { stockShop } from '../../server/seed/stockShop.ts';

/** Where the apps answer, and a session in the applet behind all of them. */
export interface Sites {
  readonly session: string;
  /** App → its address. */
  readonly urls: Readonly<Record<string, string>>;
}

const SHOP = 1;

/**
 * Serves every build by the product's own server, each on a port of its own, before one applet whose first shop has so
 * many goods: headers, packing and the way to the data are the same for all.
 */
export async function serveSites(goods: number, folders: Readonly<Record<string, string>>): Promise<Sites> {
  const { database } = await openInMemory();
  await prepareDatabase(database, { random: randomBytes, today: new Date() });
  await stockShop(database, SHOP, goods);
  const files = createMemoryStore();
  await keepPictures(files);
  const outside = { clock: () => new Date(), sleep: async () => {}, random: randomBytes, log: console.error };
  const { fetch } = createApplet({ database, files, secret: randomBytes(32), ...outside });
  const urls: Record<string, string> = {};
  for (const [name, appDir] of Object.entries(folders)) {
    const parts = { api: fetch, files: fetch, appDir, page: builtIn, check: async () => {}, log: console.error };
    const site = createSite(parts);
    const { port } = await listen(0, (request, address) => site(asGzip(request), address));
    urls[name] = `http://localhost:${port}`;
  }
  const body = new URLSearchParams({ email: demoLogin.email, pwd: demoLogin.password });
  const login = new Request('http://localhost/api/applet/merchant/account/login', { method: 'POST', body });
  const { login_session } = await (await fetch(login)).json();
  return { session: String(login_session), urls };
}

/** As behind most proxies: bytes are counted as gzip, so that tables of other years stay comparable. */
function asGzip(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('accept-encoding', 'gzip');
  return new Request(request, { headers });
}
