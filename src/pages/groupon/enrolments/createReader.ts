import pLimit from 'p-limit';
import type { Loose } from '#providers/http/Loose.ts';
import type { ResponseOf } from '#schemas/endpoints/endpoint.ts';
import type { enrolmentList } from '#schemas/endpoints/groupons.ts';
import type { Enrolment } from '#schemas/entities/groupon.ts';
import type { Message } from '#schemas/messages.ts';
import { type ReadEnrolment, wholeEnrolment } from './wholeEnrolment.ts';

type Answer = Loose<ResponseOf<typeof enrolmentList>>;

interface Dependencies {
  /** Reads one page. Pages count from 1. */
  page(page: number, signal: AbortSignal): Promise<Answer>;
  /** Reads the one enrolment at a place. Places count from 1. */
  at(place: number, signal: AbortSignal): Promise<Answer>;
  /** Enrolments on a page. */
  readonly size: number;
  /** Pages on their way at a time. */
  readonly atOnce?: number;
}

export interface Progress {
  readonly loaded: number;
  /** Undefined until the first page has told it. */
  readonly total: number | undefined;
}

/** What has been read so far. */
export interface Collected extends Progress {
  readonly enrolments: readonly Enrolment[];
  /** Why this is not all there is, once every page was read. */
  readonly problem: Message | undefined;
}

const PAIR = 2;
/** No group-buy is that long: an applet that says so is not believed. */
const MOST_PAGES = 1000;

/**
 * Reads every enrolment of a group-buy, two pages at a time where nothing else is said, and then looks once more at where each page ended: whoever left
 * in between has moved all behind them up, also where another joined and the count is the same. GD-E1, N8
 *
 * What was read is kept: after a failure or a stop the next `run` goes on with the pages that are missing.
 */
export function createReader({ page: readPage, at: readAt, size, atOnce = PAIR }: Dependencies) {
  const pages = new Map<number, Page>();
  let moved = false;
  const spelt = createSpelt();
  const inOrder = () => [...pages].sort(([a], [b]) => a - b).map(([, page]) => page);
  const progress = (): Progress => ({
    loaded: inOrder().reduce((sum, { read }) => sum + read.length, 0),
    total: pages.get(1)?.total,
  });

  return {
    /**
     * @param most how many pages are read at most: fewer than there are for a first look.
     * @throws what `page` throws, and the signal's reason.
     */
    async run(
      signal: AbortSignal,
      onProgress: (progress: Progress) => void = () => {},
      most = MOST_PAGES,
    ): Promise<void> {
      const read = async (page: number) => {
        signal.throwIfAborted();
        const answer = await readPage(page, signal);
        pages.set(page, pageOf(answer, (page - 1) * size));
        spelt.add(answer, page);
        onProgress(progress());
      };
      const look = async (page: number) => {
        signal.throwIfAborted();
        const [there] = (await readAt(page * size, signal)).enrolls ?? [];
        moved ||= JSON.stringify(there) !== pages.get(page)?.end;
      };
      if (!pages.has(1)) await read(1);
      const all = numbers(Math.min(most, lastPage(pages.get(1), size)));
      await each(
        all.filter((page) => !pages.has(page)),
        read,
        atOnce,
      );
      spelt.forget();
      await each(all.slice(0, -1), look, atOnce);
    },
    collected(): Collected {
      const answers = inOrder();
      const read = answers.flatMap((page) => page.read);
      const broken = read.filter(({ whole }) => !whole).length;
      return {
        ...progress(),
        enrolments: read.map(({ enrolment }) => enrolment),
        problem:
          problemIn(answers, moved || spelt.isTwice()) ??
          (broken > 0 ? `有 ${broken} 份报名的数据不完整，请刷新` : undefined),
      };
    },
  };
}

/** Does something for each page; the first failure ends it. */
async function each(pages: readonly number[], step: (page: number) => Promise<void>, atOnce: number): Promise<void> {
  const limit = pLimit(atOnce);
  let failure: unknown;
  await Promise.all(
    pages.map((page) =>
      limit(() => (failure === undefined ? step(page).catch((error: unknown) => (failure ??= error)) : undefined)),
    ),
  );
  if (failure !== undefined) throw failure;
}

/** A page as it is kept: looked through when it comes, so that there is little left to do when the last one has. */
interface Page {
  readonly read: readonly ReadEnrolment[];
  readonly total: number | undefined;
  readonly pages: number;
  /** How its last enrolment is spelt. */
  readonly end: string | undefined;
}

const pageOf = ({ enrolls = [], total_count, total_page = 0 }: Answer, before: number): Page => ({
  read: enrolls.map((each, at) => wholeEnrolment(each, before + at + 1)),
  total: total_count,
  pages: total_page,
  end: JSON.stringify(enrolls.at(-1)),
});

/** Tells whether one enrolment stands on two pages, by its text; thousands of them are large, and kept only meanwhile. */
function createSpelt() {
  const known = new Map<string, number>();
  let isTwice = false;
  return {
    add({ enrolls = [] }: Answer, page: number): void {
      for (const each of enrolls) {
        const text = JSON.stringify(each);
        isTwice ||= (known.get(text) ?? page) !== page;
        known.set(text, page);
      }
    },
    isTwice: () => isTwice,
    /** What has been found stays. */
    forget: () => known.clear(),
  };
}

const numbers = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

function lastPage(first: Page | undefined, size: number): number {
  const counted = Math.ceil((first?.total ?? 0) / size);
  return Math.min(MOST_PAGES, Math.max(counted, first?.pages ?? 0));
}

/** The hard check: as many as the applet counts, the same count on every page, and nobody moved from page to page. GD-E1 */
function problemIn(pages: readonly Page[], moved: boolean): Message | undefined {
  const totals = new Set(pages.map(({ total }) => total));
  if (totals.has(undefined)) return '没有报名总数可以核对，请刷新';
  const loaded = pages.reduce((sum, { read }) => sum + read.length, 0);
  const same = totals.size === 1 && totals.has(loaded) && !moved;
  return same ? undefined : '数据在加载期间有变化，请刷新';
}
