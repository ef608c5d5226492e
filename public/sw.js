/**
 * What the installed product has when there is no network: one page that says so. It keeps nothing else, so that no build
 * outlives its release, and has no hand in calls, files or late code.
 */
const KEPT = 'offline';
const PAGE = '/offline.html';

addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(new Request(PAGE, { cache: 'reload' }))));
});

addEventListener('activate', (event) => {
  // The page is asked for while this script is still starting: nobody waits for both.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || /^\/(?:api|files)\//.test(new URL(request.url).pathname)) return;
  event.respondWith(pageOf(event));
});

async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}
