import type { Answer } from '#providers/access/createAccessControl.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { isScreen, type Resource, type RowWrite } from '../Resource.ts';
import { titleOf } from '../titleOf.ts';
import type { Outcome, Skipped } from './runQueue.ts';
import type { BulkJob } from './useBulk.ts';

/** An action that says the same of every chosen record. */
export interface CommonAction {
  readonly name: string;
  readonly label: string;
  readonly action: RowWrite;
}

/** What can be done to all of these at once: 下架 only where none of them is off the shelf already. */
export function commonActions(
  resource: Resource,
  records: readonly DataRecord[],
  now: number,
): readonly CommonAction[] {
  return Object.entries(resource.actions).flatMap(([name, action]) => {
    if (isScreen(action) || !records.every((record) => action.offered?.(record, now) ?? true)) return [];
    const [label, ...others] = new Set(records.map((record) => action.label(record)));
    return label === undefined || others.length > 0 ? [] : [{ name, label, action }];
  });
}

/** Those something may be done to, and those it may not. R7 */
export function sortedOut(records: readonly DataRecord[], asks: (record: DataRecord) => Answer) {
  const open: DataRecord[] = [];
  const skipped: Skipped[number][] = [];
  for (const record of records) {
    const { can, reason = '没有权限' } = asks(record);
    if (can) open.push(record);
    else skipped.push({ record, reason });
  }
  return { open, skipped };
}

/** What is said before of those that are skipped: `跳过 2 件：已结束的活动不能修改`. */
export const skippedText = (skipped: Skipped, measure: string): string =>
  skipped.length === 0
    ? ''
    : `跳过 ${skipped.length} ${measure}：${[...new Set(skipped.map(({ reason }) => reason))].join('；')}。`;

const NAMED = 3;

/** `「肉肠包」「米粉」等 20 条`. */
export function namesOf(resource: Resource, records: readonly DataRecord[]): string {
  const names = records.slice(0, NAMED).map((record) => `「${titleOf(resource, record)}」`);
  return records.length > NAMED ? `${names.join('')}等 ${records.length} 条` : names.join('');
}

/** `成功 18，失败 2`, and how many nobody got to. */
export function resultText({ done, failed, left, skipped = [] }: Outcome): string {
  const count = (word: string, { length }: readonly unknown[]) => (length > 0 ? `，${word} ${length}` : '');
  // Where all went well that could, nothing is said of failing.
  const lost = skipped.length > 0 ? count('失败', failed) : `，失败 ${failed.length}`;
  return `成功 ${done.length}${lost}${count('未处理', left)}${count('跳过', skipped)}`;
}

/** What came of a job where not all went well. */
export const saidOf = ({ label, alone }: Pick<BulkJob, 'label' | 'alone'>, outcome: Outcome): Message =>
  alone?.failed ?? `${label}：${resultText(outcome)}`;

/** Reason → the records it held back, in their order. */
export function reasonsOf({
  failed,
  skipped = [],
}: Outcome): readonly { readonly reason: Message; readonly records: readonly DataRecord[] }[] {
  const groups = new Map<Message, DataRecord[]>();
  for (const { record, reason } of [...failed, ...skipped]) groups.set(reason, [...(groups.get(reason) ?? []), record]);
  return [...groups].map(([reason, records]) => ({ reason, records }));
}

/** A second round over what had failed, added to the first. */
export const afterRetry = (before: Outcome, again: Outcome): Outcome => ({
  ...before,
  done: [...before.done, ...again.done],
  failed: again.failed,
  left: [...before.left, ...again.left],
});
