import { served } from '#schemas/addresses.ts';
import { sentences } from '../sentences.ts';
import type { AppletBeside } from './readApplets.ts';

/** Who calls, as far as this is asked; undefined for nobody who is signed in. */
export type RoleOf = (request: Request) => Promise<number | undefined>;

interface Needs {
  readonly roleOf: RoleOf;
  readonly applets: () => Promise<Readonly<Record<string, AppletBeside>>>;
  readonly log: (line: string) => void;
}

const sentOn = ['content-type', 'accept', 'idempotency-key'];
const handedBack = /^(?:content-type|content-range|link|x-[\w-]*(?:total|count|page)[\w-]*)$/;
/** No declared form is longer. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Hands a call of a signed-in merchant to an applet beside the product's own, with the key it wants: neither the session nor
 * anything else of the browser goes along, and the key never comes back.
 */
export async function passBeside(request: Request, { roleOf, applets, log }: Needs): Promise<Response> {
  const role = await roleOf(request);
  if (role === undefined) return said(401, sentences.forbidden);
  const { pathname, search } = new URL(request.url);
  const [name = '', ...rest] = pathname.slice(served.applets.length + 1).split('/');
  const all = await applets().catch((failure: unknown): Awaited<ReturnType<Needs['applets']>> => {
    log(failure instanceof Error ? failure.message : 'Failed to read applets.json.');
    return {};
  });
  const applet = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!applet) return said(404, sentences.appletMissing);
  if (role >= applet.below) return said(403, sentences.notAllowed);
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return said(413, sentences.tooLarge);
  // A path that climbs would leave what the file allows.
  if (rest.some((part) => /^(?:\.|%2e)+$/i.test(part))) return said(404, sentences.appletMissing);
  const headers = copied(request.headers, (name) => sentOn.includes(name));
  for (const [key, value] of Object.entries(applet.headers)) headers.set(key, value);
  const body = request.method === 'GET' || request.method === 'DELETE' ? undefined : await request.arrayBuffer();
  try {
    const answer = await fetch(`${applet.base.replace(/\/$/, '')}/${rest.join('/')}${search}`, {
      ...{ method: request.method, headers, redirect: 'manual' as const, signal: request.signal },
      ...(body && { body }),
    });
    // Its no to our key is no word about the merchant's session.
    if (answer.status === 401 || (answer.status >= 300 && answer.status < 400)) {
      log(`Failed to call the applet "${name}": HTTP ${answer.status}. Look at its base and headers in applets.json.`);
      return said(424, sentences.appletRefuses);
    }
    const passed = copied(answer.headers, (name) => handedBack.test(name));
    passed.set('cache-control', 'no-store');
    return new Response(answer.status === 204 ? null : answer.body, { status: answer.status, headers: passed });
  } catch {
    return said(502, sentences.unreachable);
  }
}

const said = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });

function copied(from: Headers, wanted: (name: string) => boolean): Headers {
  const to = new Headers();
  for (const [name, value] of from) if (wanted(name)) to.set(name, value);
  return to;
}
