/**
 * What the installed product has when there is no network: one page that says so, what dresses it by day or by night, and
 * what shows the lists that lie in the browser's storage. It keeps nothing else, so that no build outlives its release, and
 * has no hand in calls, files or late code.
 */
const KEPT = 'offline';
const PAGE = '/offline.html';
/** Only the kept page asks for them; the product has all of it in files of its own. */
const FILES = ['/theme.js', '/theme.css', '/offline.js'];

addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});

/** As they are served now. */
async function keep() {
  const fresh = [PAGE, ...FILES].map((path) => new Request(path, { cache: 'no-cache' }));
  await (await caches.open(KEPT)).addAll(fresh);
}
/** Once in the life of a worker, which is short: a release may have changed them and not this file. */
let kept = false;

addEventListener('activate', (event) => {
  // The page is asked for while this script is still starting: nobody waits for both.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (FILES.includes(pathname)) return event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  if (request.mode !== 'navigate' || /^\/(?:api|files)\//.test(pathname)) return;
  event.respondWith(pageOf(event));
});

async function pageOf(event) {
  const { request, preloadResponse } = event;
  try {
    const page = (await preloadResponse) ?? (await fetch(request));
    if (!kept) {
      kept = true;
      event.waitUntil(keep().catch(() => undefined));
    }
    return page;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}
