/**
 * Stands in for the packer inside the sheet libraries: larger files would go to a worker made of text, which the page's
 * policy forbids. Whoever packs here stands in a worker of ours already. See docs/decisions.
 */
import { unzipSync, zipSync } from 'fflate/browser';

export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';

type Done<Result> = (error: unknown, result?: Result) => void;

function tell<Result>(work: () => Result, done: Done<Result>): void {
  try {
    done(null, work());
  } catch (error) {
    done(error);
  }
}

export const zip = (files: Parameters<typeof zipSync>[0], done: Done<Uint8Array>): void =>
  tell(() => zipSync(files), done);
export const unzip = (bytes: Uint8Array, done: Done<ReturnType<typeof unzipSync>>): void =>
  tell(() => unzipSync(bytes), done);
