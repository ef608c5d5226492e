import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isSigned } from './awsSignature.ts';

const KEY = 'AKIAIOSFODNN7EXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

/** A server of this machine that speaks S3: it keeps what is signed, whole and not there yet, and gives pieces. */
export async function startBucket() {
  const kept = new Map<string, Buffer>();
  /** The next calls are answered by these instead. */
  const broken: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await gather(request);
    const status = broken.shift() ?? refusal(request, body);
    if (status !== undefined) response.writeHead(status).end('<Error/>');
    else if (request.method === 'PUT') put(kept, request, body, response);
    else if (request.method === 'DELETE') response.writeHead(kept.delete(keyOf(request)) ? 204 : 404).end();
    else get(kept, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const host = `localhost:${typeof address === 'object' ? address?.port : ''}`;
  return {
    kept,
    broken,
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@${host}/shop?region=eu-central-1`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function gather(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** What S3 holds against a call before it looks at its key. */
function refusal({ method = '', url = '', headers }: IncomingMessage, body: Buffer): number | undefined {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
  if (!isSigned({ method, path: url, headers: given }, KEY, SECRET)) return 403;
  if (method !== 'PUT') return undefined;
  if (headers['content-length'] === undefined) return 411;
  return headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex') ? undefined : 400;
}

const keyOf = ({ url = '' }: IncomingMessage) => decodeURIComponent(url);

function put(kept: Map<string, Buffer>, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const isTaken = request.headers['if-none-match'] === '*' && kept.has(keyOf(request));
  if (!isTaken) kept.set(keyOf(request), body);
  response.writeHead(isTaken ? 412 : 200).end();
}

function get(kept: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): void {
  const bytes = kept.get(keyOf(request));
  const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (!bytes) return void response.writeHead(404).end('<Error/>');
  const part = bytes.subarray(Number(from), Number(to) + 1);
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`;
  response.writeHead(206, { 'content-range': range, 'content-type': 'text/html' }).end(part);
}
