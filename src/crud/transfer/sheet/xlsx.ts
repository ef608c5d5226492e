import { createClock } from '#providers/clock/createClock.ts';
import { slicesOf } from '../inSlices.ts';
import { TransferError, UNDONE } from '../TransferError.ts';
import type { Sheet, SheetTab } from './Sheet.ts';
import type { SheetAnswer, SheetJob } from './sheetJob.ts';

/** So many rows cross over to the worker at once: a few milliseconds of the page's time. */
const SLICE = 250;

/**
 * An XLSX file of one sheet or several, made beside the page.
 *
 * @throws TransferError for what Excel has no room for, the signal's reason as soon as it aborts.
 */
export async function toXlsx(sheets: readonly Sheet[], signal?: AbortSignal): Promise<Blob> {
  const answer = await ask(partsOf(sheets, signal));
  if ('blob' in answer) return answer.blob;
  throw refusal(answer);
}

/** The sheets of an XLSX file that have cells, read beside the page. @throws TransferError for what is none. */
export async function fromXlsx(bytes: ArrayBuffer): Promise<readonly SheetTab[]> {
  const answer = await ask([{ read: bytes }]);
  if ('tabs' in answer) return answer.tabs;
  throw refusal(answer);
}

async function* partsOf(sheets: readonly Sheet[], signal?: AbortSignal): AsyncGenerator<SheetJob, void> {
  for (const { rows, columns, ...rest } of sheets) {
    // A column may carry more than this, and functions do not cross into a worker.
    const plain = columns.map(({ heading, amounts = false, marked = false }) => ({ heading, amounts, marked }));
    yield { sheet: { ...rest, columns: plain } };
    for await (const slice of slicesOf(rows, SLICE, signal)) yield { rows: slice };
  }
  yield { finish: true };
}

const refusal = (answer: SheetAnswer) => new TransferError('problem' in answer ? answer.problem : UNDONE);

const GONE = '处理表格的程序没有加载出来，可能是网络中断，或者页面已更新：请刷新后再试';
const SILENT = '表格处理了两分钟还没有完成：请分成几个文件，或另存为 CSV 再试';
/** A file of 20 MB takes seconds on a slow phone; after this no answer is to be hoped for. */
const PATIENCE_MS = 120_000;

type Jobs = Iterable<SheetJob> | AsyncIterable<SheetJob>;

/** The page's policy forbids workers made of text, so this one is a file of its own; where there are none, it is done here. */
async function ask(jobs: Jobs): Promise<SheetAnswer> {
  if (typeof Worker === 'undefined') return doHere(jobs);
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  const answered = new AbortController();
  try {
    const answer = new Promise<SheetAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => resolve(data);
      // Code that could not be had is told of without a message, code that breaks with one. N11
      worker.onerror = (event) => reject(new TransferError('message' in event ? UNDONE : GONE));
      worker.onmessageerror = () => reject(new TransferError(UNDONE));
    });
    // A worker that breaks while it is still being told is heard of below.
    answer.catch(() => {});
    for await (const job of jobs) worker.postMessage(job);
    const silence = createClock()
      .sleep(PATIENCE_MS, answered.signal)
      .then(() => Promise.reject(new TransferError(SILENT)));
    return await Promise.race([answer, silence]);
  } finally {
    answered.abort();
    worker.terminate();
  }
}

async function doHere(jobs: Jobs): Promise<SheetAnswer> {
  const work = (await import('./sheetJob.ts')).createSheetDesk();
  for await (const job of jobs) {
    const answer = await work(job);
    if (answer) return answer;
  }
  throw new TransferError(UNDONE);
}
