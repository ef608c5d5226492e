import type { Database } from '../database/Database.ts';
import { later } from '../process/later.ts';
import { dumpDatabase, type Part, type Shape, type Totals } from './dumpDatabase.ts';
import { loadDatabase } from './loadDatabase.ts';

/**
 * Carries one database over to another, which is empty, part by part; counts and hashes are compared. K8
 *
 * Nobody may write meanwhile: what is written after the moment of the copy stays behind.
 *
 * @throws StartError as {@link loadDatabase} does.
 */
export async function moveDatabase(from: Database, to: Database): Promise<Totals> {
  let sum: Totals = {};
  const shape = later<Shape>();
  const queue = createHandover<Part>();
  const dumping = dumpDatabase(from, {
    begin: async (found) => shape.resolve(found),
    part: queue.give,
  }).then((totals) => {
    sum = totals;
    queue.end();
  });
  dumping.catch(queue.fail);
  const loading = Promise.race([shape.promise, dumping.then(() => shape.promise)]).then((found) =>
    loadDatabase(to, { shape: found, parts: queue.parts(), totals: () => sum }),
  );
  // Where it cannot go on, nothing more is read.
  loading.catch(queue.fail);
  await Promise.all([dumping, loading]);
  return sum;
}

/** Hands parts from a writer to a reader, one at a time: neither runs ahead of the other. */
function createHandover<Item>() {
  let next = later<Item | undefined>();
  let taken = later<void>();
  let failure: unknown;
  return {
    async give(item: Item) {
      if (failure !== undefined) throw failure;
      next.resolve(item);
      await taken.promise;
      if (failure !== undefined) throw failure;
    },
    end: () => next.resolve(undefined),
    fail(why: unknown) {
      failure ??= why;
      next.resolve(undefined);
      taken.resolve();
    },
    async *parts(): AsyncIterable<Item> {
      for (;;) {
        const item = await next.promise;
        if (failure !== undefined) throw failure;
        if (item === undefined) return;
        const done = taken;
        [next, taken] = [later<Item | undefined>(), later<void>()];
        yield item;
        done.resolve();
      }
    },
  };
}
