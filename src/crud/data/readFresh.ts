import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { recordGone } from '#providers/data/recordGone.ts';
import { findInList, type ListOf } from './findInList.ts';

/**
 * One record as it is now: by the call for it or, where there is none, out of its list. N1
 *
 * @returns undefined where it is served by neither.
 * @throws AppletError when it cannot be read, or is not there any more.
 */
export async function readFresh(from: ListOf, id: RecordId): Promise<DataRecord | undefined> {
  const { provider, resource, scope } = from;
  const { getOne, getList } = resource.calls;
  if (getOne) return (await provider.getOne<DataRecord>({ resource: resource.name, id, meta: { scope } })).data;
  if (!getList) return undefined;
  const found = await findInList(from, id);
  if (!found) throw recordGone(getList.row);
  return found;
}
