import type { Scope } from '#providers/data/calls.ts';
import { useLateValues } from '../../data/useLateValues.ts';
import type { Resource } from '../../Resource.ts';
import type { List } from '../useList.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly list: List;
}

/** Fills the late columns that are shown, for the rows of this page; nothing of its own is drawn. */
export function LateColumns({ resource, scope, list: { rows, columns } }: Props) {
  useLateValues({
    ...{ resource, scope, records: rows.rows, answer: rows.records, onRead: rows.setLate },
    names: columns.flatMap(({ field }) => (resource.list.late?.[field] ? [field] : [])),
  });
  return null;
}
