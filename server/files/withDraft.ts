import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBytes, UnfitBytes } from './checkBytes.ts';
import type { FilePlace, PutOutcome } from './FileStore.ts';

/** Bytes that passed the check and lie in a file for as long as they are made use of. */
export interface Draft {
  readonly path: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Writes bytes into a directory as they come, checks them on the way, hands them on, and leaves no draft behind. */
export async function withDraft(
  directory: string,
  { place, bytes }: { readonly place: FilePlace; readonly bytes: AsyncIterable<Uint8Array> },
  keep: (draft: Draft) => Promise<PutOutcome>,
): Promise<PutOutcome> {
  const path = join(directory, randomBytes(16).toString('hex'));
  await mkdir(directory, { recursive: true });
  try {
    return await keep({ path, ...(await write(path, checkBytes(bytes, place))) });
  } catch (failure) {
    if (failure instanceof UnfitBytes) return { refused: failure.reason };
    throw failure;
  } finally {
    await rm(path, { force: true });
  }
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<Omit<Draft, 'path'>> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.byteLength;
      await file.appendFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}
