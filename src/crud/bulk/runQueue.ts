import pLimit from 'p-limit';
import type { DataRecord } from '#providers/data/calls.ts';
import { sentenceOf } from '#providers/http/AppletError.ts';
import type { Message } from '#schemas/messages.ts';

/** What came of dealing with many records. */
export interface Outcome {
  readonly done: readonly DataRecord[];
  readonly failed: readonly { readonly record: DataRecord; readonly reason: Message }[];
  /** Not begun, because it was stopped. */
  readonly left: readonly DataRecord[];
  /** Not begun, because it may not be done to them. R7 */
  readonly skipped?: Skipped;
}
/** Records that something may not be done to, each with the reason. */
export type Skipped = readonly { readonly record: DataRecord; readonly reason: Message }[];

/** So many calls are on their way at a time: an applet is nobody's to flood. */
const AT_A_TIME = 2;

/**
 * Deals with records one by one, each once, whatever becomes of the others. Never throws.
 *
 * Once stopped, what has been sent is waited for and nothing more is sent.
 */
export async function runQueue(
  records: readonly DataRecord[],
  work: (record: DataRecord) => Promise<unknown>,
  { signal, onStep }: { readonly signal: AbortSignal; readonly onStep: (finished: number) => void },
): Promise<Outcome> {
  const limit = pLimit(AT_A_TIME);
  const once = [...new Map(records.map((record) => [record.id, record])).values()];
  const done: DataRecord[] = [];
  const failed: { record: DataRecord; reason: Message }[] = [];
  const left: DataRecord[] = [];

  const deal = async (record: DataRecord) => {
    if (signal.aborted) {
      left.push(record);
      return;
    }
    try {
      await work(record);
      done.push(record);
    } catch (error) {
      failed.push({ record, reason: sentenceOf(error) });
    }
    onStep(done.length + failed.length);
  };
  await Promise.all(once.map((record) => limit(deal, record)));
  return { done, failed, left };
}
