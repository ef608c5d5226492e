import type { DataRecord, Values } from '#providers/data/calls.ts';
import { TransferError } from './TransferError.ts';

/** One page, as the data provider answers it; `open`: the applet told no total. O1 */
export interface Page {
  readonly data: readonly DataRecord[];
  readonly total?: number | undefined;
  readonly open?: unknown;
}

export interface Progress {
  readonly loaded: number;
  /** Undefined while nobody knows. */
  readonly total: number | undefined;
}

interface Dependencies {
  /** Reads one page of a part. Pages count from 1. */
  page(part: Values, page: number, signal: AbortSignal): Promise<Page>;
  /** The filters of every part that has to be read, in order. */
  readonly parts: readonly Values[];
  /** Records on a page. */
  readonly size: number;
}

/** No list is that long. */
const MOST_PAGES = 1000;

interface Read {
  readonly part: number;
  readonly page: number;
  readonly records: ReadonlyMap<number, DataRecord>;
  /** Of the parts that are read to their end. */
  readonly told: number | undefined;
}
type OnProgress = (progress: Progress) => void;
const start: Read = { part: 0, page: 1, records: new Map(), told: 0 };

/**
 * Reads every page of every part, one after the other; a part ends with a short page, or where its total is reached.
 *
 * What was read is kept: after a failure the next `run` goes on at the page that failed. Records that come and go in
 * between are noticed by the total: all is read once more, and then refused.
 * @throws TransferError, and whatever `page` throws.
 */
export function readAll({ page: readPage, parts, size }: Dependencies) {
  let read = start;
  let again = true;

  async function readOn(signal: AbortSignal, onProgress: OnProgress): Promise<void> {
    for (let part = parts[read.part]; part; part = parts[read.part]) {
      signal.throwIfAborted();
      if (read.page > MOST_PAGES) throw new TransferError(`超过 ${MOST_PAGES} 页，一次读不完，请先筛选`);
      const { data, total, open } = await readPage(part, read.page, signal);
      const records = new Map([...read.records, ...data.map((record) => [record.id, record] as const)]);
      const told = open === true ? undefined : total;
      const soFar = sum(read.told, told);
      onProgress({ loaded: records.size, total: read.part === parts.length - 1 ? soFar : undefined });
      const full = data.length >= size && records.size > read.records.size;
      const more = full && (told === undefined || read.page * size < told);
      read = more ? { ...read, page: read.page + 1, records } : { part: read.part + 1, page: 1, records, told: soFar };
    }
  }

  return {
    async run(signal: AbortSignal, onProgress: OnProgress = () => {}): Promise<readonly DataRecord[]> {
      await readOn(signal, onProgress);
      const { records, told } = read;
      if (told === undefined || told === records.size) return [...records.values()];
      read = start;
      if (!again) throw new TransferError(`读到 ${records.size} 条，应有 ${told} 条`);
      again = false;
      return this.run(signal, onProgress);
    },
  };
}

const sum = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;
