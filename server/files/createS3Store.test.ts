import fc from 'fast-check';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { isSigned } from '../support/awsSignature.ts';
import { startBucket } from '../support/startBucket.ts';
import { createS3Store } from './createS3Store.ts';
import type { FileStore } from './FileStore.ts';
import { openStore } from './openStore.ts';
import { readBucket } from './readBucket.ts';
import { safeName } from './safeName.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const picture = (size: number, fill = 1) => Buffer.concat([PNG, Buffer.alloc(size, fill)]);
const clock = () => new Date('2026-03-08T08:00:00Z');

const bucket = await startBucket();
afterAll(bucket.stop);
beforeEach(() => bucket.kept.clear());
const store = createS3Store(readBucket(bucket.url), clock);
const place = (name: string) => ({ folder: 'image', name }) as const;
async function* inParts(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}
const read = async (from: FileStore, name: string, start: number, end: number) => {
  const parts: Uint8Array[] = [];
  for await (const part of (await from.get(place(name)))?.read(start, end) ?? []) parts.push(part);
  return Buffer.concat(parts);
};

it('the check of signatures agrees with the example that S3 publishes', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  };
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  const check = (path: string) => isSigned({ method: 'GET', path, headers }, 'AKIAIOSFODNN7EXAMPLE', secret);
  expect([check('/test.txt'), check('/other.txt')]).toEqual([true, false]);
});

it('U1 a file lies in the bucket as it was sent, and is read in pieces', async () => {
  const bytes = picture(300_000);
  expect(await store.put(place('1_a.png'), inParts(bytes))).toEqual({ name: '1_a.png' });
  expect([...bucket.kept.keys()]).toEqual(['/shop/image/1_a.png']);
  expect(await store.get(place('1_a.png'))).toMatchObject({ size: bytes.length, type: 'image/png' });
  expect(await read(store, '1_a.png', 0, bytes.length - 1)).toEqual(bytes);
  expect(await read(store, '1_a.png', 3, 20)).toEqual(bytes.subarray(3, 21));
});

it('U1 whatever a file is called, it is found again under that name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), async (raw) => {
      bucket.kept.clear();
      const name = safeName(`${raw}+ (1)'*!.png`) ?? '';
      expect(name).toMatch(/\.png$/);
      expect(await store.put(place(name), inParts(picture(20)))).toEqual({ name });
      expect(await store.get(place(name))).toMatchObject({ type: 'image/png' });
    }),
    { numRuns: 40 },
  );
});

it('U1 of several that take one name at a time each keeps its own bytes', async () => {
  const fills = [1, 2, 3, 4, 5];
  const outcomes = await Promise.all(fills.map((fill) => store.put(place('same.png'), inParts(picture(10, fill)))));
  const names = outcomes.map((outcome) => ('name' in outcome ? outcome.name : ''));
  expect(new Set(names).size).toBe(5);
  const kept = await Promise.all(names.map((name) => read(store, name, 8, 8)));
  expect(kept.map((part) => part[0])).toEqual(fills);
});

it('a file that is not there is none', async () => {
  expect(await store.get(place('nobody.png'))).toBeUndefined();
});

it('a bucket that is out of order is told by its status, never by its secret', async () => {
  bucket.broken.push(503, 503);
  await expect(store.put(place('1_b.png'), inParts(picture(10)))).rejects.toThrow(
    /^Failed to PUT a file: S3 answers 503\.$/,
  );
  await expect(store.get(place('1_b.png'))).rejects.toThrow(/^Failed to GET a file: S3 answers 503\.$/);
  expect(bucket.kept.size).toBe(0);
});

it('a start with a bucket that lets nobody in says what to look at', async () => {
  const open = (url: string) => openStore(readSettings({ S3_URL: url }), clock);
  expect(await (await open(bucket.url)).get(place('1_a.png'))).toBeUndefined();
  const remedy = 'Check its address, key, secret and region, and that the key may read, write and list.';
  for (const url of [bucket.url.replace('wJalr', 'other'), 'http://key:secret@localhost:1/shop']) {
    await expect(open(url)).rejects.toThrow(`S3_URL leads to no bucket that lets this server in. ${remedy}`);
  }
});

it.each([
  [
    'https://k:s%2Fe@s3.example.com/shop',
    { base: 'https://s3.example.com/shop/', accessKeyId: 'k', secretAccessKey: 's/e' },
  ],
  ['https://k:s@shop.s3.example.com', { base: 'https://shop.s3.example.com/', accessKeyId: 'k', secretAccessKey: 's' }],
  [
    'http://k:s@minio:9000/shop/files/?region=cn-1',
    { base: 'http://minio:9000/shop/files/', accessKeyId: 'k', secretAccessKey: 's', region: 'cn-1' },
  ],
])('reads the bucket %s', (url, expected) => {
  expect(readBucket(url)).toEqual(expected);
});
