import type { DataProvider } from '@refinedev/core';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { type Reading, readAll } from './readAll.ts';

interface Wanted {
  readonly resource: string;
  readonly scope: Scope;
  /** Records on a page. */
  readonly size: number;
  /** The filters of every part that has to be read, in order. */
  readonly parts: readonly Values[];
}

/** The one way to all records of a resource, as the applet holds them now, past the cache: for exports, imports, tools and orders. */
export const readRecords = (provider: DataProvider, { resource, scope, size, parts }: Wanted): Reading =>
  readAll({
    parts,
    size,
    page: (part, page, signal) =>
      provider.getList<DataRecord>({
        resource,
        pagination: { currentPage: page, pageSize: size, mode: 'server' },
        filters: Object.entries(part).map(([field, value]) => ({ field, operator: 'eq', value })),
        meta: { scope, signal },
      }),
  });
