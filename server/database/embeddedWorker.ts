import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { askEmbedded } from './askEmbedded.ts';

/** The embedded database in a worker: says once that it is open, then answers what it is asked, one after the other. */
const database = await PGlite.create(String(workerData));

parentPort?.on('message', async (asked: Uint8Array | null) => {
  if (!asked) {
    await database.close();
    parentPort?.close();
    return;
  }
  // A failure ends the worker: what its state is then nobody knows, and the next one reads what is on disk.
  parentPort?.postMessage(await askEmbedded(database, asked));
});
parentPort?.postMessage(null);
