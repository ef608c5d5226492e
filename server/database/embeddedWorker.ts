import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { askEmbedded } from './askEmbedded.ts';

/** The embedded database in a worker: says once that it is open, then answers what it is asked, one after the other. */
if (!parentPort) throw new Error('Failed to open a database: this is a worker, see scripts/vite/nodeWorkerPlugin.ts.');
const worker = parentPort;
const database = await PGlite.create(String(workerData));

worker.on('message', async (asked: Uint8Array | null) => {
  if (!asked) {
    await database.close();
    worker.close();
    return;
  }
  // A failure ends the worker: what its state is then nobody knows, and the next one reads what is on disk.
  worker.postMessage(await askEmbedded(database, asked));
});
worker.postMessage(null);
