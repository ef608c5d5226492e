import { served } from '#schemas/addresses.ts';
import { contentTypeOf } from './contentTypes.ts';
import { securityHeaders } from './headers.ts';
import type { PageSettings } from './PageSettings.ts';
import { type Built, readBuilt } from './readBuilt.ts';
import { readPage } from './readPage.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const POLICY = 'content-security-policy';

/**
 * Gives a file of the built app, or the page itself for an address of the browser's history. R1
 *
 * Files under `/assets/` carry their content in their name and are kept for ever; everything else is asked for again. Of
 * scripts in the page itself those run that stood there when it was built.
 */
export async function serveApp(request: Request, appDir: string, settings: PageSettings): Promise<Response> {
  const path = decode(new URL(request.url).pathname);
  if (path === undefined || !['GET', 'HEAD'].includes(request.method)) return nothing();
  const accepted = request.headers.get('accept-encoding') ?? '';
  const file = path === '/' ? undefined : await readBuilt(appDir, path, accepted);
  if (file) return give(request, path, file, path.startsWith(`${served.assets}/`) ? FOR_EVER : ASK_EACH_TIME);
  if (!isNavigation(request, path)) return nothing();
  const page = await readPage(appDir, accepted, settings);
  if (!page) return notBuilt();
  const answer = give(request, '/index.html', page, ASK_EACH_TIME);
  answer.headers.set(POLICY, securityHeaders(settings, page.scripts)[POLICY]);
  return answer;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Below these lies nothing that is a page. */
const notPages = [served.api, served.files, served.assets];

/** A browser on its way to a page; a script or a picture that is missing is none. */
function isNavigation(request: Request, path: string): boolean {
  if (notPages.some((place) => path === place || path.startsWith(`${place}/`))) return false;
  return /\btext\/html\b/.test(request.headers.get('accept') ?? '') || !/\.\w+$/.test(path);
}

function give(request: Request, path: string, { bytes, encoding, etag }: Built, caching: string): Response {
  const headers = new Headers({
    'content-type': contentTypeOf(path),
    'cache-control': caching,
    etag,
    vary: 'accept-encoding',
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { headers });
}

const nothing = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
const notBuilt = () =>
  new Response('The app is not built yet. Run "npm run build".', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
