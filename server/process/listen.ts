import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Answer } from '../createSite.ts';
import { StartError } from '../settings.ts';
import { readAddress } from './readAddress.ts';

const PATIENCE_MS = 8000;
// A video of 100 MB takes its time from a phone; node would cut it off after five minutes.
const UPLOAD_MS = 30 * 60_000;
// Longer than balancers keep an idle connection, 60 s as a rule: who hangs up first must be the one who asks, or a call
// that is sent at that very moment is lost.
const KEPT_MS = 75_000;

/** How long a caller may take, in ms; a connection that is kept longer for nothing is one less for others. */
export interface Waits {
  /** For the first line and the headers of a call. */
  readonly headersMs: number;
  /** Between any two pieces, in and out: longer than the longest answer takes to be made. */
  readonly idleMs: number;
}

const usual: Waits = { headersMs: 20_000, idleMs: 120_000 };

/** An open port. */
export interface Listening {
  readonly port: number;
  /** Takes no more calls, lets those under way end for 8 seconds, then cuts them off. */
  close(): Promise<void>;
}

/**
 * Opens a port, 0 takes any free one, on one address of this machine or on all of them.
 *
 * @param proxies how many proxies of ours stand in front, for the caller's address.
 * @param waits for callers who do not get on with it; a test has less time.
 * @throws StartError when it is taken or not allowed.
 */
export async function listen(
  { port, host }: { readonly port: number; readonly host: string | undefined },
  answer: Answer,
  proxies = 0,
  waits = usual,
): Promise<Listening> {
  const listener = getRequestListener((request, env) =>
    answer(request, readAddress(addressOf(env), request.headers.get('x-forwarded-for'), proxies)),
  );
  const { headersMs, idleMs } = waits;
  const patience = {
    requestTimeout: UPLOAD_MS,
    keepAliveTimeout: KEPT_MS,
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 4,
  };
  const server = createServer(patience, (incoming, outgoing) => void listener(incoming, outgoing));
  server.setTimeout(idleMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (failure) => reject(explain(failure, port)));
    server.listen(port, host, resolve);
  });
  return { port: portOf(server, port), close: () => close(server) };
}

function addressOf({ incoming }: { readonly incoming: unknown }): string | undefined {
  return isMessage(incoming) ? incoming.socket.remoteAddress : undefined;
}

const isMessage = (incoming: unknown): incoming is IncomingMessage =>
  typeof incoming === 'object' && incoming !== null && 'socket' in incoming;

function explain(failure: Error, port: number): Error {
  const code = 'code' in failure ? failure.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`PORT ${port} is taken. Set PORT to a free one, or to 0 for any.`);
  if (code === 'EACCES') return new StartError(`PORT ${port} is not allowed. Set PORT to one above 1023.`);
  return failure;
}

function portOf(server: Server, asked: number): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}

/** A browser holds its connection open long after the last answer, so idle ones are looked for until none is left. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cutOff);
      resolve();
    });
  });
}
