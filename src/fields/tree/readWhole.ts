import type { DataRecord, RecordId } from '#providers/data/calls.ts';

/** A page of records, and how many there are as far as is known. */
interface Page {
  readonly data: readonly DataRecord[];
  readonly total?: number | undefined;
}

/** How far a reading is. */
export interface Progress {
  readonly read: number;
  /** Undefined where the applet tells no total. */
  readonly of: number | undefined;
}

/** A tree that is larger is nothing to choose from. */
export const MOST = 10_000;

const running = new Map<string, Progress>();
const listeners = new Set<() => void>();
const tell = (key: readonly unknown[], progress: Progress | undefined): void => {
  const name = JSON.stringify(key);
  if (progress) running.set(name, progress);
  else running.delete(name);
  for (const listener of listeners) listener();
};

/** How far the reading under a key is, live; undefined while nothing is read. */
export const wholeProgress = {
  of: (key: readonly unknown[]): Progress | undefined => running.get(JSON.stringify(key)),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Page by page a list to its end, or to so many as can be chosen from.
 *
 * @param key what its progress is known by
 * @throws whatever `readPage` throws, where it is called off among others.
 */
export async function readWhole(readPage: (page: number) => Promise<Page>, key: readonly unknown[]): Promise<Page> {
  const found = new Map<RecordId, DataRecord>();
  try {
    for (let page = 1; ; page += 1) {
      const { data, total } = await readPage(page);
      const before = found.size;
      for (const record of data) found.set(record.id, record);
      // A page that brings nothing new is behind the last one, whatever the total says, and where an applet tells none.
      if ((total !== undefined && found.size >= total) || found.size >= MOST || found.size === before) {
        return { data: [...found.values()], total };
      }
      tell(key, { read: found.size, of: total });
    }
  } finally {
    tell(key, undefined);
  }
}
