/** So many rows are worked on before the page may breathe; the dearest of them stay within a frame or two. */
const SLICE = 50;

/** Lets everything that waits have its turn: keys, clicks, drawing. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Many rows, some at a time, with a breath before each part. @throws the signal's reason as soon as it aborts. */
export async function* slicesOf<Item>(
  items: readonly Item[],
  size: number,
  signal?: AbortSignal,
): AsyncGenerator<readonly Item[], void> {
  for (let from = 0; from < items.length; from += size) {
    await breathe();
    signal?.throwIfAborted();
    yield items.slice(from, from + size);
  }
}

/** Works through many rows without holding up the page. @throws the signal's reason as soon as it aborts. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
  signal: AbortSignal,
  onProgress: (done: number) => void = () => {},
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for await (const slice of slicesOf(items, SLICE, signal)) {
    for (const item of slice) results.push(work(item, results.length));
    onProgress(results.length);
  }
  return results;
}
