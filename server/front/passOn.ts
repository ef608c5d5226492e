import { requestIdKey, sessionKey } from '#schemas/limits.ts';
import { fail } from '../http/envelope.ts';
import { sentences } from '../sentences.ts';

const sentOn = [sessionKey, requestIdKey, 'content-type', 'accept'];

/** Hands a call to an applet elsewhere and its answer back, both as they come; nothing else of the browser goes along. */
export async function passOn(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = copy(request.headers, sentOn);
  // `duplex` is what lets a body go out while it comes in; DOM's types do not know it yet.
  const streamed = request.body ? { body: request.body, duplex: 'half' as const } : {};
  try {
    const answer = await fetch(`${origin}${pathname}${search}`, {
      ...{ method: request.method, headers, redirect: 'manual' as const, signal: request.signal },
      ...streamed,
    });
    const passed = copy(answer.headers, ['content-type']);
    passed.set('cache-control', 'no-store');
    return new Response(answer.body, { status: answer.status, headers: passed });
  } catch {
    return fail(502, sentences.unreachable);
  }
}

function copy(from: Headers, names: readonly string[]): Headers {
  const to = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
  return to;
}
