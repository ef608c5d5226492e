import { decodeText, guessEncoding } from '#crud/transfer/sheet/decodeText.ts';

/** More than any answer that a declaration could be read off; a whole HAR fits. */
export const MOST_BYTES = 10_000_000;

/** A file as a text, in whichever encoding it was written; undefined for one that is too large. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decodeText(bytes, guessEncoding(bytes));
}
