import { TransferError } from '../TransferError.ts';
import type { Grid, Sheet } from './Sheet.ts';
import type { SheetAnswer, SheetJob } from './sheetJob.ts';

/** An XLSX file, made beside the page. @throws TransferError for what Excel has no room for. */
export async function toXlsx({ columns, rows }: Sheet): Promise<Blob> {
  // A column may carry more than its heading, and functions do not cross into a worker.
  const answer = await ask({ write: { columns: columns.map(({ heading }) => ({ heading })), rows } });
  if ('blob' in answer) return answer.blob;
  throw refusal(answer);
}

/** The first sheet of an XLSX file, read beside the page. @throws TransferError for what is none. */
export async function fromXlsx(bytes: ArrayBuffer): Promise<Grid> {
  const answer = await ask({ read: bytes });
  if ('grid' in answer) return answer.grid;
  throw refusal(answer);
}

const refusal = (answer: SheetAnswer) =>
  new TransferError('problem' in answer ? answer.problem : '表格没有处理出来，请再试一次');

/** The page's policy forbids workers made of text, so this one is a file of its own; where there are none, it is done here. */
async function ask(job: SheetJob): Promise<SheetAnswer> {
  if (typeof Worker === 'undefined') return (await import('./sheetJob.ts')).doSheetJob(job);
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => resolve(data);
      worker.onerror = () => reject(new TransferError('表格没有处理出来，请再试一次'));
      worker.postMessage(job);
    });
  } finally {
    worker.terminate();
  }
}
