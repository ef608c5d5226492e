import { mkdir } from 'node:fs/promises';
import { type Settings, StartError } from '../settings.ts';
import { createDiskStore } from './createDiskStore.ts';
import { createS3Store } from './createS3Store.ts';
import type { FileStore } from './FileStore.ts';
import { readBucket } from './readBucket.ts';

/** Opens where the settings keep files: a bucket, or a directory. @throws StartError when no bucket lets us in. */
export async function openStore({ s3Url, fileDir }: Settings, clock: () => Date): Promise<FileStore> {
  if (!s3Url) {
    await mkdir(fileDir, { recursive: true });
    return createDiskStore(fileDir);
  }
  const store = createS3Store(readBucket(s3Url), clock);
  try {
    await store.get({ folder: 'image', name: 'is-anybody-there' });
    return store;
  } catch (cause) {
    const remedy = 'Check its address, key, secret and region, and that the key may read, write and list.';
    throw new StartError(`S3_URL leads to no bucket that lets this server in. ${remedy}`, { cause });
  }
}
