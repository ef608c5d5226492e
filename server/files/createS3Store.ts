import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { toStream } from '../http/toStream.ts';
import type { FilePlace, FileStore, KeptFile, PutOutcome } from './FileStore.ts';
import { freshName } from './freshName.ts';
import { TELLING_BYTES } from './sniffType.ts';
import { typeOf } from './typeOf.ts';
import { type Draft, withDraft } from './withDraft.ts';

/** A bucket, and who may write into it. */
export interface Bucket {
  /** Where its keys begin: `https://s3.example.com/shop/`, with a `/` at the end. */
  readonly base: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Told from the host where it is left out, else `us-east-1`. */
  readonly region?: string;
}

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ReadableStream;
}

/** What one part of a file is asked for by, and what says how large the whole is. */
const head = `bytes=0-${TELLING_BYTES - 1}`;

/** Files in a bucket of S3 or of what speaks like it: `image/1772928600_jiaozi.webp`. `clock` stamps the signatures. */
export function createS3Store({ base, ...who }: Bucket, clock: () => Date): FileStore {
  const call = async (place: FilePlace, { method, headers, body }: Asked): Promise<Response> => {
    const datetime = clock()
      .toISOString()
      .replace(/[-:]|\.\d{3}/g, '');
    const url = `${base}${place.folder}/${encodeKey(place.name)}`;
    const signed = await new AwsV4Signer({ method, url, headers, ...who, service: 's3', datetime }).sign();
    // `duplex` is missing in the types of a browser's fetch; Node asks for it where a body is streamed.
    return fetch(signed.url, { method, headers: signed.headers, ...(body && { body, duplex: 'half' }) });
  };

  /** False when the name is taken: what browsers hold for ever never changes. */
  const send = async (place: FilePlace, { path, size, sha256 }: Draft): Promise<boolean> => {
    const body = toStream(createReadStream(path));
    const headers = { 'content-length': String(size), 'x-amz-content-sha256': sha256, 'if-none-match': '*' };
    const response = await call(place, { method: 'PUT', headers, body });
    await response.body?.cancel();
    if (response.status === 412) return false;
    if (!response.ok) throw failed('PUT', response);
    return true;
  };

  return {
    put: (place, bytes) =>
      withDraft(join(tmpdir(), 'zhanggui-incoming'), { place, bytes }, async (draft): Promise<PutOutcome> => {
        for (let name = place.name; ; name = freshName(place.name)) {
          if (await send({ ...place, name }, draft)) return { name };
        }
      }),

    async remove(place) {
      const response = await call(place, { method: 'DELETE', headers: {} });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw failed('DELETE', response);
    },

    async get(place): Promise<KeptFile | undefined> {
      const response = await call(place, { method: 'GET', headers: { range: head } });
      if (response.status !== 206) await response.body?.cancel();
      if (response.status === 404) return undefined;
      if (response.status !== 206) throw failed('GET', response);
      const size = Number(response.headers.get('content-range')?.split('/')[1]);
      const type = typeOf(place, new Uint8Array(await response.arrayBuffer()));
      return type && { size, type, read: (start, end) => read(place, `bytes=${start}-${end}`) };
    },
  };

  async function* read(place: FilePlace, range: string): AsyncIterable<Uint8Array> {
    const response = await call(place, { method: 'GET', headers: { range } });
    if (response.status !== 206 || !response.body) throw failed('GET', response);
    yield* response.body;
  }
}

/** Says the status and no more: an address may hold what is nobody's business. */
const failed = (method: string, { status }: Response) => new Error(`Failed to ${method} a file: S3 answers ${status}.`);

/** As the signature reads it, so that both speak of the same key. */
const encodeKey = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
