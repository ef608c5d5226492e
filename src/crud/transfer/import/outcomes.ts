import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import type { Message } from '#schemas/messages.ts';
import { reasonOf } from '../TransferError.ts';
import { arrivedAmong } from './arrived.ts';
import type { Plan } from './planRow.ts';

/** A row that is sent. */
export type Sent = Extract<Plan, { readonly what: 'create' | 'update' }>;

/** How a row ended. */
export type Outcome =
  | { readonly failed: false; readonly id: RecordId }
  | { readonly failed: true; readonly reason: Message; readonly uncertain: boolean };

/** How rows ended, by their places in the sheet; those that are not there wait. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** What has become of a row whose call failed. */
export const failure = (error: unknown): Outcome => ({
  failed: true,
  reason: reasonOf(error) || '没有写入',
  // No answer came: it may be there all the same.
  uncertain: error instanceof AppletError && error.kind !== 'refused',
});

/** The rows that went in, each with its record. */
export const doneAmong = (rows: readonly Sent[], outcomes: Outcomes) =>
  rows.flatMap((row) => {
    const outcome = outcomes.get(row.at);
    return outcome?.failed === false ? [{ row, id: outcome.id }] : [];
  });

/** The row that is held to have made a record. */
export const makerOf = (id: RecordId, rows: readonly Sent[], outcomes: Outcomes): Sent | undefined =>
  doneAmong(rows, outcomes).find((done) => done.row.what === 'create' && done.id === id)?.row;

/** New ones that failed and may be there all the same. */
export const uncertainAmong = (rows: readonly Sent[], outcomes: Outcomes): readonly Sent[] =>
  rows.filter(({ at, what }) => {
    const outcome = outcomes.get(at);
    return what === 'create' && outcome?.failed === true && outcome.uncertain;
  });

interface Found {
  /** The field that says what a record is called. */
  readonly title: string;
  /** What there was before the first row was sent. */
  readonly before: readonly DataRecord[];
  readonly now: readonly DataRecord[];
}

/** Rows that got no answer and are there after all, each with its record; what answered rows made is theirs. N9 */
export function arrivedSince(rows: readonly Sent[], outcomes: Outcomes, { title, before, now }: Found) {
  const ours = [...outcomes.values()].flatMap((outcome) => (outcome.failed ? [] : [outcome.id]));
  const known = new Set([...before.map(({ id }) => id), ...ours]);
  const unknown = now.filter(({ id }) => !known.has(id));
  return arrivedAmong(title, rows, unknown);
}

/** How far it has come, and what was said to each row that failed. */
export function progressOf(rows: readonly Sent[], outcomes: Outcomes) {
  const failed = rows.filter(({ at }) => outcomes.get(at)?.failed === true);
  const reasons = [...outcomes].flatMap(([at, outcome]) => (outcome.failed ? [[at, outcome.reason] as const] : []));
  return {
    waiting: rows.filter(({ at }) => !outcomes.has(at)),
    failed,
    succeeded: outcomes.size - failed.length,
    reasons: new Map(reasons),
  };
}
