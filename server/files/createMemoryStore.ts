import { checkBytes, UnfitBytes } from './checkBytes.ts';
import type { FilePlace, FileStore } from './FileStore.ts';
import { freshName } from './freshName.ts';
import { TELLING_BYTES } from './sniffType.ts';
import { typeOf } from './typeOf.ts';

/** Files that are gone with the process; for tests and demonstrations. */
export function createMemoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  const keyOf = ({ folder, name }: FilePlace) => `${folder}/${name}`;
  return {
    async put(place, bytes) {
      try {
        const whole = await gather(checkBytes(bytes, place));
        const name = files.has(keyOf(place)) ? freshName(place.name) : place.name;
        files.set(keyOf({ ...place, name }), whole);
        return { name };
      } catch (failure) {
        if (failure instanceof UnfitBytes) return { refused: failure.reason };
        throw failure;
      }
    },
    async remove(place) {
      files.delete(keyOf(place));
    },
    async get(place) {
      const bytes = files.get(keyOf(place));
      const type = bytes && typeOf(place, bytes.subarray(0, TELLING_BYTES));
      return bytes && type && { size: bytes.byteLength, type, read: (start, end) => slice(bytes, start, end) };
    },
  };
}

async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* slice(bytes: Uint8Array, start: number, end: number): AsyncIterable<Uint8Array> {
  yield bytes.subarray(start, end + 1);
}
