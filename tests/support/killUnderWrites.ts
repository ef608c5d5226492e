import { type RunningApp, runApp } from './runApp.ts';

const WRITERS = 4;
/** So many writes are acknowledged in each round before the power goes; others are under way then. */
const ACKNOWLEDGED = 25;
const SHOP = '2';
const merchant = '/api/applet/merchant';

/** What writers were told, and what of it is there afterwards. */
export interface Outcome {
  readonly acknowledged: readonly string[];
  readonly lost: readonly string[];
  /** What is there twice, though it was written once. */
  readonly doubled: readonly string[];
}

/** Kills the product again and again while several write, and looks afterwards for all they were told is saved. */
export async function killUnderWrites(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Outcome> {
  const acknowledged: string[] = [];
  let session = '';
  for (let round = 1; round <= rounds; round += 1) {
    const app = await runApp(dataDir, settings);
    session ||= await signIn(app.url);
    acknowledged.push(...(await writeUntilKilled(app, session, round)));
  }
  const app = await runApp(dataDir, settings);
  const names = await readNames(app.url, session);
  await app.stop();
  const there = new Set(names);
  return {
    acknowledged,
    lost: acknowledged.filter((name) => !there.has(name)),
    doubled: acknowledged.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)),
  };
}

async function writeUntilKilled(app: RunningApp, session: string, round: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let nth = 0;
  let killed: Promise<void> | undefined;
  const write = async () => {
    while (!killed) {
      nth += 1;
      const name = `第 ${round} 夜第 ${nth} 件`;
      const fields = { shop_id: SHOP, name, price: '1', stock: '1', type: '1', imgs: '[]' };
      // Whoever is answered nothing was promised nothing.
      const answer = await post(app.url, 'product/add', fields, session).catch(() => undefined);
      if (answer?.errcode === 0) acknowledged.push(name);
      if (acknowledged.length >= ACKNOWLEDGED) killed ??= app.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await killed;
  return acknowledged;
}

async function signIn(url: string): Promise<string> {
  const { login_session } = await post(url, 'account/login', { email: 'demo@example.com', pwd: 'demo12345' });
  return login_session;
}

async function readNames(url: string, session: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = new URLSearchParams({ shop_id: SHOP, page: String(page), size: '500', status: '1' });
    const answer = await fetch(`${url}${merchant}/products?${query}`, { headers: { 'Login-Session': session } });
    const { products, total_page } = await answer.json();
    names.push(...products.map(({ name }: { name: string }) => name));
    last = total_page;
  }
  return names;
}

async function post(url: string, path: string, fields: Record<string, string>, session = '') {
  const headers = session ? { 'Login-Session': session } : {};
  const body = new URLSearchParams(fields);
  return (await fetch(`${url}${merchant}/${path}`, { method: 'POST', body, headers })).json();
}
