import type { DataProvider } from '@refinedev/core';
import type { Scope, Values } from '#providers/data/calls.ts';
import { readPage } from '../data/readPage.ts';
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
    page: (filters, page, signal) => readPage(provider, resource, { scope, page, size, filters }, signal),
  });
