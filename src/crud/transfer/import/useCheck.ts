import { useEffect, useRef, useState } from 'react';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { useAccess } from '../../access/useAccess.ts';
import { partsOf } from '../../data/partsOf.ts';
import type { Resource } from '../../Resource.ts';
import { useUnitOf } from '../../units/useUnit.ts';
import { columnsOf } from '../columns.ts';
import { inSlices } from '../inSlices.ts';
import type { Grid } from '../sheet/Sheet.ts';
import { useOneRun } from '../useOneRun.ts';
import { useReading } from '../useReading.ts';
import { groundOf } from './ground.ts';
import { ID, type Target } from './matchColumns.ts';
import { onePerRecord } from './onePerRecord.ts';
import type { Table } from './place.ts';
import { type Plan, planRow } from './planRow.ts';
import { idAt, partsIn } from './readCells.ts';

/** How far the dry run is. */
export type CheckState =
  | { readonly stage: 'working'; readonly sentence: Message }
  | { readonly stage: 'failed'; readonly reason: Message }
  | { readonly stage: 'ready'; readonly plans: readonly Plan[]; readonly records: readonly DataRecord[] };

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly table: Table;
  readonly targets: readonly Target[];
}

/** A dry run: every row is held against the form's own rules and against what exists. Nothing is sent. */
export function useCheck({ resource, scope, table, targets }: Dependencies) {
  const access = useAccess(resource);
  const unit = useUnitOf(scope);
  const reading = useReading(resource, scope);
  const [state, setState] = useState<CheckState>({ stage: 'working', sentence: '' });
  const all = useRef<ReturnType<typeof reading.records>>();
  const { run } = useOneRun((reason) => setState({ stage: 'failed', reason }));

  async function check(signal: AbortSignal) {
    const working = (sentence: Message) => setState({ stage: 'working', sentence });
    working(`正在读取已有的${resource.label}…`);
    all.current ??= reading.records(partsOf(resource));
    const records = await all.current.run(signal, ({ loaded }) =>
      working(`正在读取已有的${resource.label}，已读取 ${loaded} 条`),
    );
    const names = await reading.names(records, signal);
    const [headings = [], ...rows] = table.grid;
    const columns = columnsOf(resource, access, unit);
    const meant = idsIn(resource, rows, targets);
    // What a row changes is held against all of its record, which a list need not tell. N9
    const touched = await reading.whole(
      records.filter(({ id }) => meant.has(id)),
      columns.filter(({ name }) => targets.includes(name)).flatMap(partsIn),
      signal,
      (done, total) => working(`正在读取要更新的${resource.label} ${done} / ${total}`),
    );
    const whole = new Map(touched.map((record) => [record.id, record]));
    const known = records.map((record) => whole.get(record.id) ?? record);
    const mayUpdate = access.may('update').can;
    const ground = groundOf({
      resource,
      columns,
      headings,
      targets,
      records: known,
      names,
      mayUpdate,
      refusal(record) {
        const { can, reason } = access.may('update', record);
        return can ? undefined : reason;
      },
    });
    const plans = await inSlices(
      rows,
      (cells, at) => planRow(ground, cells, table.head + at + 1),
      signal,
      (done) => working(`已检查 ${done} / ${rows.length} 行`),
    );
    setState({ stage: 'ready', plans: onePerRecord(plans), records });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, and again when it is asked to.
  useEffect(() => void run(check), []);

  return { state, retry: () => void run(check) };
}

/** The records that rows name by their numbers. */
function idsIn(resource: Resource, rows: Grid, targets: readonly Target[]): ReadonlySet<RecordId> {
  const column = targets.indexOf(ID);
  return new Set(rows.flatMap((cells) => idAt(resource, cells[column] ?? '') ?? []));
}
