import type { DataProvider } from '@refinedev/core';
import type { Condition, DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** Which page of whose records. */
export interface PageOf {
  readonly scope: Scope;
  /** From 1. */
  readonly page?: number;
  readonly size: number;
  /** Field → the one value it must have, or what is asked of it: `{ status: 1, price: { gte: '3' } }`; `*` is any field. */
  readonly filters?: Values;
  /** Where the applet sorts by it. */
  readonly sort?: { readonly field: string; readonly descending: boolean } | undefined;
}

/** A page in refine's words: its data provider is asked in them, and its cache is keyed by them. */
export const pageWords = ({ page = 1, size, filters = {}, sort }: PageOf) => ({
  pagination: { currentPage: page, pageSize: size, mode: 'server' as const },
  filters: Object.entries(filters).flatMap(([field, asked]) => conditionsOf(field, asked)),
  ...(sort && { sorters: [{ field: sort.field, order: sort.descending ? ('desc' as const) : ('asc' as const) }] }),
});

const conditionsOf = (field: string, asked: unknown): readonly Condition[] =>
  isRecord(asked)
    ? OPERATORS.flatMap((operator) =>
        asked[operator] === undefined ? [] : { field, operator, value: asked[operator] },
      )
    : [{ field, operator: 'eq', value: asked }];
const OPERATORS = ['in', 'gte', 'lte', 'contains'] as const;

/**
 * One page of a resource, as the applet holds it now.
 *
 * @throws AppletError when it cannot be read.
 */
export const readPage = (provider: DataProvider, resource: string, asked: PageOf, signal?: AbortSignal) =>
  provider.getList<DataRecord>({
    resource,
    ...pageWords(asked),
    meta: { scope: asked.scope, ...(signal && { signal }) },
  });
