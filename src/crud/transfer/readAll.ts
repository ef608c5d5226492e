import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { inPairs } from './inPairs.ts';
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
  /** All pages are there: they are held against the list as it is now. */
  readonly checking?: true;
}
type OnProgress = (progress: Progress) => void;

/** A list that is read to its end. */
export interface Reading {
  /** Reads, or goes on where it stopped or failed. */
  run(signal: AbortSignal, onProgress?: OnProgress): Promise<readonly DataRecord[]>;
  /** What was read so far, each record once. */
  soFar(): readonly DataRecord[];
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
/** A list that moves so often while it is read is not to be had whole now. */
const TRIES = 3;
const MOVING: Message = '读取时列表一直在变，没有全部读取，请稍后再试';

/**
 * Reads every page of every part, one after the other; a part ends with a short page, or where its total is reached.
 *
 * A record that leaves shifts the next ones onto a page that was read already. Where totals are told, they show it. Where
 * none is, every page but the last is asked for once more: as long as all say the same no record can have slipped through.
 * A part that moved is read anew, and refused in the end. What was read is kept: after a failure the next `run` goes on at
 * the page that failed.
 * @throws TransferError, and whatever `page` throws.
 */
export function readAll({ page: readPage, parts, size }: Dependencies): Reading {
  const read = new Map<RecordId, DataRecord>();
  let total: number | undefined = 0;
  let at = 0;
  let pages: readonly Page[] = [];
  let tries = 0;

  const tell = (onProgress: OnProgress, checking?: true) =>
    onProgress({
      loaded: new Set([...read.keys(), ...each(pages).keys()]).size,
      total: at === parts.length - 1 ? sum(total, totalOf(pages.at(-1))) : undefined,
      ...(checking && { checking }),
    });

  async function readToEnd(part: Values, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
    while (!isWhole(pages, size)) {
      signal.throwIfAborted();
      if (pages.length >= MOST_PAGES) throw new TransferError(`超过 ${MOST_PAGES} 页，一次读不完，请先筛选`);
      pages = [...pages, await readPage(part, pages.length + 1, signal)];
      tell(onProgress);
    }
  }

  /** What is wrong with the pages of a part; nothing while it has not moved. */
  async function faultOf(part: Values, signal: AbortSignal, onProgress: OnProgress): Promise<Message | undefined> {
    const total = totalOf(pages.at(-1));
    if (total !== undefined) {
      const { size: count } = each(pages);
      if (count !== total) return `读到 ${count} 条，应有 ${total} 条`;
      return pages.every((page) => totalOf(page) === total) ? undefined : MOVING;
    }
    const before = pages.slice(0, -1);
    if (before.length > 0) tell(onProgress, true);
    let moved = false;
    await inPairs([...before.entries()], signal, async ([index, page]) => {
      if (!moved && !saysTheSame(page, await readPage(part, index + 1, signal))) moved = true;
    });
    signal.throwIfAborted();
    return moved ? MOVING : undefined;
  }

  return {
    soFar: () => [...new Map([...read, ...each(pages)]).values()],
    async run(signal, onProgress = () => {}) {
      for (let part = parts[at]; part; part = parts[at]) {
        await readToEnd(part, signal, onProgress);
        const fault = await faultOf(part, signal, onProgress);
        tries = fault === undefined ? 0 : tries + 1;
        if (fault === undefined) {
          total = sum(total, totalOf(pages.at(-1)));
          for (const [id, record] of each(pages)) read.set(id, record);
          at += 1;
        }
        if (tries >= TRIES) {
          tries = 0;
          throw new TransferError(fault ?? MOVING);
        }
        pages = [];
      }
      return [...read.values()];
    },
  };
}

/** The records of some pages, each once, as it was read last. */
const each = (pages: readonly Page[]): ReadonlyMap<RecordId, DataRecord> =>
  new Map(pages.flatMap(({ data }) => data.map((record) => [record.id, record] as const)));

/** What the applet says there is; undefined where it does not. */
const totalOf = (page: Page | undefined): number | undefined => (page?.open === true ? undefined : page?.total);

/** Whether there is no page behind these. */
function isWhole(pages: readonly Page[], size: number): boolean {
  const last = pages.at(-1);
  if (!last) return false;
  const total = totalOf(last);
  const brings = each(pages).size > each(pages.slice(0, -1)).size;
  return last.data.length < size || !brings || (total !== undefined && pages.length * size >= total);
}

const saysTheSame = (one: Page, other: Page): boolean =>
  one.data.length === other.data.length && one.data.every(({ id }, at) => id === other.data[at]?.id);

const sum = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;
