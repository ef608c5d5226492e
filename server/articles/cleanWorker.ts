import type { MessagePort } from 'node:worker_threads';
import { openCleaner } from './openCleaner.ts';

/** An article, and where it is said that it has been begun. */
export interface Work {
  readonly html: string;
  readonly begun: MessagePort;
}

/** It is loaded once for each worker, which takes a third of a second. */
const cleaner = openCleaner();

/** What a worker does with the HTML it is given. */
export function clean({ html, begun }: Work): string {
  begun.postMessage(undefined);
  return cleaner(html);
}
