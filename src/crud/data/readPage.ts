import type { DataProvider } from '@refinedev/core';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';

/** Which page of whose records. */
export interface PageOf {
  readonly scope: Scope;
  /** From 1. */
  readonly page?: number;
  readonly size: number;
  /** Field → the one value it must have. */
  readonly filters?: Values;
}

/** A page in refine's words: its data provider is asked in them, and its cache is keyed by them. */
export const pageWords = ({ page = 1, size, filters = {} }: PageOf) => ({
  pagination: { currentPage: page, pageSize: size, mode: 'server' as const },
  filters: Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
});

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
