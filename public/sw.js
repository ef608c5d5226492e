/**
 * What the installed product has when there is no network: one page that says so, and what dresses it by day or by night.
 * It keeps nothing else, so that no build outlives its release, and has no hand in calls, files or late code.
 */
const KEPT = 'offline';
const PAGE = '/offline.html';
const THEME = '/theme.js';

addEventListener('install', (event) => {
  self.skipWaiting();
  const fresh = [PAGE, THEME].map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fresh)));
});

addEventListener('activate', (event) => {
  // The page is asked for while this script is still starting: nobody waits for both.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // Only the kept page asks for it.
  if (pathname === THEME) return event.respondWith(caches.match(THEME).then((kept) => kept ?? fetch(request)));
  if (request.mode !== 'navigate' || /^\/(?:api|files)\//.test(pathname)) return;
  event.respondWith(pageOf(event));
});

async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}
