import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import type { Sent } from './outcomes.ts';
import { saysTheSame } from './saysTheSame.ts';

/** What an import did to one record: it made it or, where there is something it was, changed it. */
export interface ImportStep {
  /** The row of the sheet, the headings at 0. */
  readonly at: number;
  readonly id: RecordId;
  readonly sent: Values;
  readonly was: Values | undefined;
}

/** What was done, record by record: of two rows of one record the later says what it is, the earlier what it was. */
export function stepsOf(rows: readonly { readonly row: Sent; readonly id: RecordId }[]): readonly ImportStep[] {
  const steps = new Map<RecordId, ImportStep>();
  for (const { row, id } of rows) {
    const before = steps.get(id);
    const sent = { ...before?.sent, ...row.values };
    const was = row.what === 'update' ? { ...row.was, ...before?.was } : undefined;
    steps.set(id, { at: before?.at ?? row.at, id, sent, was });
  }
  return [...steps.values()];
}

/** Why a record that was given back is not all that it was: a field that was empty has something now, and cannot be emptied. */
export const leftOf = ({ sent, was }: ImportStep): Message | undefined =>
  was && Object.keys(sent).some((name) => !(name in was)) ? '其余已改回，原来没有填写的无法清空' : undefined;

/** How a step is taken back, or why it stays as it is. */
export type Way = 'delete' | 'restore' | 'nothing' | { readonly stays: Message };

/** What takes a step back, by the record as it is now: what was changed since stays. N9 */
export function wayBack({ sent, was }: ImportStep, now: DataRecord | undefined, mayDelete: boolean): Way {
  if (was === undefined) {
    if (!now) return 'nothing';
    if (!mayDelete) return { stays: '是导入时新增的，这里不能删除' };
    return saysTheSame(sent, now) ? 'delete' : { stays: '新增后又改过，没有删除' };
  }
  if (!now) return { stays: '已经被删除，改不回去' };
  if (Object.keys(was).length === 0) return { stays: '原来没有填写，无法清空' };
  if (saysTheSame(was, now)) return 'nothing';
  return saysTheSame(sent, now) ? 'restore' : { stays: '导入后又改过，没有改回' };
}
