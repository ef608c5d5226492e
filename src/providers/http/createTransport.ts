import type { AxiosStatic } from 'axios';
import type { Answered, Asked } from '#schemas/endpoints/Speech.ts';
import { limits } from '#schemas/limits.ts';

/** One request, ready to be sent. */
export interface Sent extends Asked {
  readonly signal?: AbortSignal | undefined;
}

/** An answer before anything is made of it. */
export type Answer = Answered;

/** Sends requests to the applet. @throws TransportError when there is no answer. */
export type Transport = (sent: Sent) => Promise<Answer>;

/** Why there is no answer; `aborted` when nobody waits for one any more. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly aborted: boolean;

  constructor(why: string, aborted: boolean, cause: unknown) {
    super(why, { cause });
    this.aborted = aborted;
  }
}

/** @param baseUrl where the applet is; `''` is the page's own origin. */
export function createTransport(baseUrl: string): Transport {
  let client: ReturnType<typeof createClient> | undefined;
  return async ({ body, signal, ...sent }) => {
    const axios = await loadAxios();
    client ??= createClient(axios, baseUrl);
    try {
      const { status, data, headers } = await client.request<string>({
        ...sent,
        data: body,
        ...(signal && { signal }),
      });
      return { status, data, header: (name) => String(headers[name.toLowerCase()] ?? '') };
    } catch (cause) {
      const code = axios.isAxiosError(cause) ? cause.code : undefined;
      // The browser's own call-off, when a page is left, has a code of its own: timeouts have another, see below.
      const aborted = axios.isCancel(cause) || code === 'ECONNABORTED';
      throw new TransportError(code ?? 'the request could not be made', aborted, cause);
    }
  };
}

/** Fetched when it is first needed: the first screen's answers come from the early script, before this code is here. */
export const loadAxios = async () => (await import('axios')).default;

const createClient = (axios: AxiosStatic, baseURL: string) =>
  axios.create({
    baseURL,
    timeout: limits.requestTimeoutMs,
    transitional: { clarifyTimeoutError: true },
    responseType: 'text',
    validateStatus: () => true,
    transformRequest: [(body) => body],
    transformResponse: [(body) => body],
  });
