import { Agent, request } from 'node:http';
import * as z from 'zod/mini';
import type { Endpoint, Fields } from '#schemas/endpoints/endpoint.ts';
import { sessionKey } from '#schemas/limits.ts';

/** What became of a call, and how long it took until its last byte was there. */
export interface Answered {
  readonly ms: number;
  /** Empty when it was answered as it should be. */
  readonly wrong: string;
}

/** Where calls go, with connections that are kept as a balancer would keep them. */
export interface Client {
  call<Asked extends Fields>(row: Endpoint<Asked>, input: z.output<Asked>, session?: string): Promise<Answered>;
  close(): void;
}

let nth = 0;

/** Opens a client of the applet at `url`. Each call comes from another address, as merchants do. */
export function openClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const send = (method: string, path: string, { body, session }: { readonly body: string; readonly session: string }) =>
    new Promise<string>((resolve, reject) => {
      nth += 1;
      const form = body === '' ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
      const headers = {
        ...form,
        'accept-encoding': 'gzip',
        'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
        ...(session && { [sessionKey]: session }),
      };
      const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(verdictOf(response.statusCode, Buffer.concat(parts))));
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    async call(row, input, session = '') {
      const fields = Object.entries(z.encode(row.request, input)).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      const form = String(new URLSearchParams(fields));
      const from = performance.now();
      const wrong = await (row.method === 'GET'
        ? send('GET', `${row.path}?${form}`, { body: '', session })
        : send('POST', row.path, { body: form, session })
      ).catch((failure: Error) => failure.message);
      return { ms: performance.now() - from, wrong };
    },
    close: () => agent.destroy(),
  };
}

/** A long answer comes packed, and is never a refusal. */
function verdictOf(status: number | undefined, body: Buffer): string {
  if (status !== 200) return `HTTP ${status}`;
  const text = body.toString();
  return body[0] === 0x1f || text.startsWith('{"errcode":0') ? '' : text.slice(0, 120);
}
