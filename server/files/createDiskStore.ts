import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBytes, UnfitBytes } from './checkBytes.ts';
import type { FilePlace, FileStore, KeptFile, PutOutcome } from './FileStore.ts';
import { freshName } from './freshName.ts';
import { TELLING_BYTES } from './sniffType.ts';
import { typeOf } from './typeOf.ts';

/** Files in a directory: `<directory>/image/1772928600_jiaozi.webp`. */
export function createDiskStore(directory: string): FileStore {
  const pathOf = ({ folder, name }: FilePlace) => join(directory, folder, name);
  return {
    async put(place, bytes): Promise<PutOutcome> {
      const draft = join(directory, 'incoming', randomBytes(16).toString('hex'));
      await mkdir(join(directory, 'incoming'), { recursive: true });
      await mkdir(join(directory, place.folder), { recursive: true });
      try {
        await write(draft, checkBytes(bytes, place));
        const name = await reserve(place, pathOf);
        await rename(draft, pathOf({ ...place, name }));
        return { name };
      } catch (failure) {
        await rm(draft, { force: true });
        if (failure instanceof UnfitBytes) return { refused: failure.reason };
        throw failure;
      }
    },
    get: (place) => look(place, pathOf(place)),
  };
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for await (const chunk of bytes) await file.appendFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Takes a name that no file has yet, so that what browsers hold for ever never changes. */
async function reserve(place: FilePlace, pathOf: (place: FilePlace) => string): Promise<string> {
  for (let name = place.name; ; name = freshName(place.name)) {
    try {
      await (await open(pathOf({ ...place, name }), 'wx')).close();
      return name;
    } catch (failure) {
      if (!isCode(failure, 'EEXIST')) throw failure;
    }
  }
}

async function look(place: FilePlace, path: string): Promise<KeptFile | undefined> {
  const file = await open(path, 'r').catch((failure: unknown) => {
    if (isCode(failure, 'ENOENT')) return undefined;
    throw failure;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(TELLING_BYTES), position: 0 });
    const type = typeOf(place, buffer.subarray(0, bytesRead));
    return type && { size, type, read: (start, end) => createReadStream(path, { start, end }) };
  } finally {
    await file.close();
  }
}

const isCode = (failure: unknown, code: string) =>
  failure instanceof Error && 'code' in failure && failure.code === code;
