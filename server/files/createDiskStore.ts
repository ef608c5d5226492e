import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePlace, FileStore, KeptFile } from './FileStore.ts';
import { freshName } from './freshName.ts';
import { TELLING_BYTES } from './sniffType.ts';
import { typeOf } from './typeOf.ts';
import { withDraft } from './withDraft.ts';

/** Files in a directory: `<directory>/image/1772928600_jiaozi.webp`. */
export function createDiskStore(directory: string): FileStore {
  const pathOf = ({ folder, name }: FilePlace) => join(directory, folder, name);
  return {
    async put(place, bytes) {
      await mkdir(join(directory, place.folder), { recursive: true });
      return withDraft(join(directory, 'incoming'), { place, bytes }, async (draft) => {
        const name = await reserve(place, pathOf);
        await rename(draft.path, pathOf({ ...place, name }));
        return { name };
      });
    },
    get: (place) => look(place, pathOf(place)),
    remove: (place) => rm(pathOf(place), { force: true }),
  };
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
