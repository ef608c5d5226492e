import type { Refused } from './checkBytes.ts';
import type { Folder } from './sniffType.ts';

/** Where a file is kept: `{ folder: 'image', name: '1772928600_jiaozi.webp' }`. The name is a safe one. */
export interface FilePlace {
  readonly folder: Folder;
  readonly name: string;
}

/** A kept file: its size, and its bytes from `start` to `end`, both counted in. */
export interface KeptFile {
  readonly size: number;
  /** What it is by its first bytes; of a document by its name, too. */
  readonly type: string;
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** What a store says of bytes it was given: the name it kept them under, or why it did not. */
export type PutOutcome = { readonly name: string } | { readonly refused: Refused };

/** Keeps files until nobody names them: a name, once given, always stands for the same bytes. */
export interface FileStore {
  /** Keeps bytes under the wanted name, or under a fresh one when that is taken. Refused bytes leave nothing behind. */
  put(place: FilePlace, bytes: AsyncIterable<Uint8Array>): Promise<PutOutcome>;
  /** The file in a place, or undefined. */
  get(place: FilePlace): Promise<KeptFile | undefined>;
  /** Takes a file away; one that is not there is gone already. K9 */
  remove(place: FilePlace): Promise<void>;
}
