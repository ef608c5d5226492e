/** `npm run example:library`: builds the library's page when it has changed, and serves it with its own small server. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltFrom, sources } from '../../scripts/build.mjs';
import { fingerprint } from '../../scripts/fingerprint.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { endOnRefusal, Refusal } from '../../scripts/Refusal.mjs';
import { requireNode } from '../../scripts/requireNode.mjs';
import { root } from '../../scripts/root.mjs';

const dist = join(root, 'dist/library');
const stamp = join(dist, '.stamp');

await endOnRefusal(async () => {
  requireNode();
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  await serve(Number(process.env.PORT ?? 8090));
});

async function ensureBuilt() {
  const wanted = fingerprint(root, ['examples', ...sources], isBuiltFrom);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Building the page (about half a minute)');
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: join(root, 'examples/library/vite.config.ts'), logLevel: 'silent' }).catch(
    ({ message }) => {
      throw new Refusal(`${message}\nThe page was not built. Mend what is named above, then run it again.`);
    },
  );
  writeFileSync(stamp, wanted);
}

async function serve(port) {
  const { serve: listen } = await import('@hono/node-server');
  const { serveStatic } = await import('@hono/node-server/serve-static');
  const { Hono } = await import('hono');
  const { createLibrary } = await import('./server/createLibrary.mjs');
  const seeds = JSON.parse(readFileSync(new URL('server/seeds.json', import.meta.url), 'utf8'));
  const site = new Hono();
  site.route(
    '/',
    createLibrary(seeds, () => new Date()),
  );
  site.get('/healthz', (c) => c.text('ok'));
  // What is built is named by what is in it: a browser that has it need not ask again.
  const keep = (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable');
  site.use('/assets/*', serveStatic({ root: 'dist/library', onFound: keep }));
  site.use(serveStatic({ root: 'dist/library' }));
  // Every other address is the page's.
  site.get('*', serveStatic({ path: 'dist/library/index.html' }));
  listen({ fetch: site.fetch, port, hostname: '127.0.0.1' }, ({ port: open }) => {
    console.log(`Ready on http://localhost:${open}`);
    console.log('Sign in as ada / librarian, or as ben / assistant. What is changed is forgotten when it ends.');
  });
}
