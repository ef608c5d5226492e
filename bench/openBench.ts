import { randomBytes } from 'node:crypto';
import type { Resource } from '#crud/Resource.ts';
import { createApplet } from '../server/createApplet.ts';
import { openInMemory } from '../server/database/openDatabase.ts';
import { createMemoryStore } from '../server/files/createMemoryStore.ts';
import { demoLogin } from '../server/seed/people.ts';
import { prepareDatabase } from '../server/seed/prepareDatabase.ts';
import { buildPages } from '../tests/support/declared/buildPages.ts';
import { openShop } from '../tests/support/declared/openShop.ts';
import { packed } from './packed.ts';
import { benched } from './shop/benched.ts';

/** The measured product behind a port, and a session in it. */
export interface OpenBench {
  readonly url: string;
  readonly session: string;
  close(): Promise<void>;
}

/** Builds a measured product as merchants would get it, and serves it with the demo's users and shops. */
export async function openBench(
  main = 'bench/shop/main.tsx',
  resources: readonly Resource[] = benched,
): Promise<OpenBench> {
  const pages = await buildPages(main);
  await packed(pages.folder);
  const { database, close } = await openInMemory();
  await prepareDatabase(database, { random: randomBytes, today: new Date() });
  const needs = {
    database,
    files: createMemoryStore(),
    clock: () => new Date(),
    sleep: async () => {},
    random: randomBytes,
    secret: randomBytes(32),
    log: console.error,
  };
  const shop = await openShop({ appDir: pages.folder, resources, needs });
  const body = new URLSearchParams({ email: demoLogin.email, pwd: demoLogin.password });
  const answer = await createApplet(needs).fetch(
    new Request(`${shop.url}/api/applet/merchant/account/login`, { method: 'POST', body }),
  );
  const { login_session } = await answer.json();
  return {
    url: shop.url,
    session: String(login_session),
    async close() {
      await shop.close();
      await close();
      await pages.remove();
    },
  };
}
