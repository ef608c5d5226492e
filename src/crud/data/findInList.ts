import type { DataProvider } from '@refinedev/core';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';
import { partsOf } from './partsOf.ts';
import { readPage } from './readPage.ts';

/** Whose list. */
export interface ListOf {
  readonly provider: DataProvider;
  readonly resource: Resource;
  readonly scope: Scope;
  readonly signal?: AbortSignal;
}

/**
 * A record out of its scope's whole list, read page by page until it is found; undefined when it is not there.
 *
 * @throws AppletError when a page cannot be read.
 */
export async function findInList(
  { provider, resource, scope, signal }: ListOf,
  id: RecordId | undefined,
): Promise<DataRecord | undefined> {
  const size = resource.list.pageSize;
  for (const filters of partsOf(resource)) {
    for (let page = 1; ; page += 1) {
      const { data, total } = await readPage(provider, resource.name, { scope, page, size, filters }, signal);
      const found = data.find((record) => record.id === id);
      if (found) return found;
      if (data.length === 0 || page * size >= total) break;
    }
  }
  return undefined;
}
