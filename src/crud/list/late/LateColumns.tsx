import { useEffect, useState } from 'react';
import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import { memoize } from '#schemas/memoize.ts';
import { useLateValues } from '../../data/useLateValues.ts';
import { useListContext } from '../../useListContext.ts';

/** What late columns say, by record. */
type LateValues = ReadonlyMap<RecordId, Values>;

/** The same object for the same record and values: the rows of others are not drawn again. */
const filled = memoize((record: DataRecord) => memoize((own: Values): DataRecord => ({ ...record, ...own })));

const fillWith = (late: LateValues) => (records: readonly DataRecord[]) =>
  records.map((record) => {
    const own = late.get(record.id);
    return own ? filled(record)(own) : record;
  });

/** Fills the late columns that are shown, for the rows of this page; nothing of its own is drawn. */
export function LateColumns() {
  const { resource, scope, rows, columns } = useListContext();
  const { setLate } = rows;
  const [late, onRead] = useState<LateValues>();
  useEffect(() => {
    if (late) setLate(() => fillWith(late));
  }, [late, setLate]);
  useLateValues({
    resource,
    scope,
    records: rows.rows,
    answer: rows.records,
    onRead,
    names: columns.flatMap(({ field }) => (resource.list.late?.[field] ? [field] : [])),
  });
  return null;
}
