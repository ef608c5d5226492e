import type { Bucket } from './createS3Store.ts';

/**
 * The bucket a setting names: `https://key:secret@s3.example.com/bucket/folder?region=eu-central-1`.
 *
 * The path is what all keys begin with, so that a bucket with a host of its own needs none.
 */
export function readBucket(address: string): Bucket {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  const region = searchParams.get('region');
  return {
    base: `${protocol}//${host}${pathname.replace(/\/*$/, '/')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    ...(region && { region }),
  };
}
