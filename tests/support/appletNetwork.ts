import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { createApplet } from '../../server/createApplet.ts';
import type { TestApplet } from '../../server/support/buildApplet.ts';
import { callersOf } from './declared/callers.ts';
import { createRecordStore } from './declared/createRecordStore.ts';
import { handlersOf } from './declared/handlersOf.ts';
import { isDerived, productResources } from './declaredResources.ts';
import { network } from './network.ts';

const derived = productResources.filter(isDerived);

/** What went over the network in the test that is running. */
export interface AppletNetwork {
  /** Every call so far, in order: `GET /api/applet/merchant/products?shop_id=1&page=1&size=500&status=1`. */
  readonly calls: readonly string[];
  /** The same without the probes of one record that tabs are counted by: these come when the page is idle. */
  readonly reads: readonly string[];
  /** The same calls, as they were sent. */
  readonly requests: readonly Request[];
  /** The form fields of every call of one row, as they stood on the wire. */
  sentTo(row: Endpoint): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Forgets what went before. */
  forget(): void;
  /** The next call of a row is done by the applet, and its answer gets lost on the way. */
  loseOnce(row: Endpoint): void;
}

/** Puts the applet at the far end of the network, for every test of a file. */
export function serveApplet(applet: TestApplet): AppletNetwork {
  const served = createApplet(applet.needs);
  const { fetch } = served;
  // Whoever declares more resources than the applet knows of has them in every journey, too.
  const beside = { callerOf: callersOf(served), store: createRecordStore(derived) };
  const requests: Request[] = [];
  network.events.on('request:start', ({ request }) => {
    requests.push(request.clone());
  });
  beforeEach(() => {
    requests.length = 0;
    const pass = ({ request }: { readonly request: Request }) => fetch(request);
    network.use(...handlersOf(derived, beside), http.all('*/api/*', pass), http.all('*/files/*', pass));
  });
  return {
    requests,
    get calls() {
      return requests.map(said);
    },
    get reads() {
      return requests.filter(({ url }) => !isProbe(url)).map(said);
    },
    async sentTo({ method, path }) {
      const sent = requests.filter((request) => request.method === method && new URL(request.url).pathname === path);
      const bodies = await Promise.all(sent.map((request) => request.clone().text()));
      return bodies.map((body) => Object.fromEntries(new URLSearchParams(body)));
    },
    forget() {
      requests.length = 0;
    },
    loseOnce({ path }) {
      const lose = async ({ request }: { readonly request: Request }) => {
        await fetch(request);
        return HttpResponse.error();
      };
      network.use(http.post(`*${path}`, lose, { once: true }));
    },
  };
}

/** A call in one line. */
const said = ({ method, url }: Request): string => `${method} ${url.replace(location.origin, '')}`;

type Word = Response | undefined;

/** A read of one record that something is counted by; it comes when the page is idle. */
const isProbe = (url: string): boolean => new URL(url).searchParams.get('size') === '1';

/**
 * The far end's next word on one row, in place of the applet's; nothing given lets the applet speak after all.
 *
 * Probes that count are answered by the applet, unless it is they that are meant, and so are so many calls before as
 * `after` says.
 */
export function answerOnce(
  { method, path }: Endpoint,
  answer: (request: Request) => Word | Promise<Word>,
  { probes = false, after = 0 }: { readonly probes?: boolean; readonly after?: number } = {},
): void {
  const serve = method === 'GET' ? http.get : http.post;
  let left = after;
  network.use(
    serve(`*${path}`, ({ request }) => {
      if (left < 0 || (!probes && isProbe(request.url))) return undefined;
      left -= 1;
      return left < 0 ? answer(request) : undefined;
    }),
  );
}

/** The next call of a row, or the one after so many others, is refused in these words. */
export const refuseOnce = (row: Endpoint, errmsg: string, errcode = 400, after = 0): void =>
  answerOnce(row, () => HttpResponse.json({ errcode, errmsg }), { after });

/** The next call of a row waits; gives back how to let it go on to the applet. */
export function holdOnce(row: Endpoint): () => void {
  let letGo = () => {};
  const gate = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  answerOnce(row, () => gate);
  return letGo;
}
