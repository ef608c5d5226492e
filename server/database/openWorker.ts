import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Embedded } from './EmbeddedSocket.ts';
import { file } from './embeddedWorker.ts?nodeWorker';

/**
 * An embedded database in a worker: whatever it does, calls are heard meanwhile. K1, 034
 *
 * A worker that ends before its time fails what was asked of it; what is asked then begins another, as after a crash. It
 * keeps its process from ending until it is closed: a command waits for nothing else.
 */
export async function openWorker(directory: string): Promise<Embedded> {
  let running = await start(directory);
  let starting: ReturnType<typeof start> | undefined;
  /** Two of them in one directory would ruin it. */
  const startOnce = () => {
    starting ??= start(directory).finally(() => {
      starting = undefined;
    });
    return starting;
  };
  return {
    async ask(bytes) {
      if (running.hasEnded()) running = await startOnce();
      return running.ask(bytes);
    },
    close: () => running.close(),
  };
}

async function start(directory: string) {
  const worker = new Worker(new URL(file), { workerData: directory });
  const asked: { readonly resolve: (said: Uint8Array) => void; readonly reject: (failure: Error) => void }[] = [];
  let ended: Error | undefined;
  const fail = (cause?: Error) => {
    ended ??= new Error('Connection terminated: the embedded database has ended', { cause });
    for (const { reject } of asked.splice(0)) reject(ended);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail());
  // Throws what the worker ends with, if it cannot open.
  await once(worker, 'message');
  worker.on('message', (said: Uint8Array) => asked.shift()?.resolve(said));
  return {
    hasEnded: () => ended !== undefined,
    ask: (bytes: Uint8Array) =>
      new Promise<Uint8Array>((resolve, reject) => {
        asked.push({ resolve, reject });
        worker.postMessage(bytes);
      }),
    async close() {
      if (ended) return;
      worker.postMessage(null);
      await once(worker, 'exit');
    },
  };
}
