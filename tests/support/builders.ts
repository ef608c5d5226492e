import { HttpResponse, http } from 'msw';
import { AppletError } from '#providers/http/AppletError.ts';
import { type Call, createHttp, type TakeEarly } from '#providers/http/createHttp.ts';
import { createTransport } from '#providers/http/createTransport.ts';
import { createSession, type Session } from '#providers/session/createSession.ts';
import type { Endpoint, RequestOf } from '#schemas/endpoints/endpoint.ts';
import { sessionKey } from '#schemas/limits.ts';
import { network } from './network.ts';

/** Where the applet is while a test runs. */
export const APPLET = 'http://applet.test';

/** A browser storage that lasts as long as the test. */
export function buildStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const held = new Map(Object.entries(entries));
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}

export interface BuiltHttp {
  readonly call: Call;
  readonly session: Session;
  readonly storage: Storage;
  /** What the log was told. */
  readonly lines: readonly string[];
}

/** The client as the product has it, over the real transport. @param proof the session; null for a visitor. */
export function buildHttp(proof: string | null = 'session-1', takeEarly?: TakeEarly): BuiltHttp {
  const storage = buildStorage(proof === null ? {} : { [sessionKey]: proof });
  const session = createSession(storage);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  let made = 0;
  const makeId = () => `request-${++made}`;
  const call = createHttp({
    session,
    transport: createTransport(APPLET),
    log,
    makeId,
    ...(takeEarly && { takeEarly }),
  });
  return { call, session, storage, lines };
}

/** One request as it reached the applet. */
export interface Heard {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

/** Lets the applet answer one call; gives back what it is asked, one by one. */
export function serve({ path }: Pick<Endpoint, 'path'>, answer: (nth: number) => Response): readonly Heard[] {
  const heard: Heard[] = [];
  network.use(
    http.all(`${APPLET}${path}`, async ({ request }) => {
      const { method, headers } = request;
      heard.push({ method, headers, url: new URL(request.url), body: await request.text() });
      return answer(heard.length);
    }),
  );
  return heard;
}

/** An answer the applet is content with. */
export const content = (fields: Readonly<Record<string, unknown>> = {}): Response =>
  HttpResponse.json({ errcode: 0, errmsg: '', ...fields });

/** Makes a call and gives back the body that reached the applet, beside the one that was expected. */
export const sends =
  <Row extends Endpoint>(row: Row, request: RequestOf<Row>, body: string) =>
  async () => {
    const heard = serve(row, () => content());
    await buildHttp().call(row, request);
    return { bytes: heard[0]?.body, body };
  };

/** The failure a call ends with. @throws when it does not fail, or not in the family of the edge. */
export async function failureOf(promise: Promise<unknown>): Promise<AppletError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof AppletError) return error;
    throw error;
  }
  throw new Error('Failed to fail: the call was answered.');
}
