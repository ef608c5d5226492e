import type { DataProvider } from '@refinedev/core';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { recordGone } from '#providers/data/recordGone.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Resource } from '../Resource.ts';
import { readPage } from './readPage.ts';

interface From {
  readonly provider: DataProvider;
  readonly resource: Resource;
  readonly scope: Scope;
}

/**
 * One record as it is now: by the call for it or, where there is none, out of its list. N1
 *
 * @returns undefined where it is served by neither.
 * @throws AppletError when it cannot be read, or is not there any more.
 */
export async function readFresh(from: From, id: RecordId): Promise<DataRecord | undefined> {
  const { provider, resource, scope } = from;
  if (resource.calls.getOne) {
    return (await provider.getOne<DataRecord>({ resource: resource.name, id, meta: { scope } })).data;
  }
  return resource.calls.getList ? findInList(from, resource.calls.getList.row, id) : undefined;
}

async function findInList({ provider, resource, scope }: From, row: Endpoint, id: RecordId) {
  const { pageSize } = resource.list;
  for (let page = 1; ; page += 1) {
    const { data, total } = await readPage(provider, resource.name, { scope, page, size: pageSize });
    const found = data.find((record) => record.id === id);
    if (found) return found;
    if (data.length === 0 || page * pageSize >= total) throw recordGone(row);
  }
}
