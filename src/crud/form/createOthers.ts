import type { QueryClient } from '@tanstack/react-query';
import type { FieldPort } from '#fields/input/FieldContext.ts';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { fold } from '#schemas/text/fold.ts';
import { listsKey } from '../data/recordKeys.ts';
import type { Resource } from '../Resource.ts';

/** What a form knows of the other records of its list. */
export type Others = Pick<FieldPort, 'others' | 'alike'>;

/**
 * The records of this scope that were read already; asks nobody, for it only points out a slip. The record being edited
 * is not another one, and one that stands on several pages is there once.
 */
export function createOthers(
  client: QueryClient,
  { name }: Pick<Resource, 'name'>,
  scope: Scope,
  own: () => RecordId | undefined,
): Others {
  function others(): readonly DataRecord[] {
    const pages = client.getQueriesData<{ readonly data?: readonly DataRecord[] }>({ queryKey: listsKey(name) });
    const records = pages
      .filter(([key]) => key.some((part) => isRecord(part) && part.scope === scope))
      .flatMap(([, page]) => page?.data ?? [])
      .filter(({ id }) => id !== own());
    return [...new Map(records.map((record) => [record.id, record])).values()];
  }
  return {
    others,
    alike(field, text) {
      const wanted = fold(text);
      if (wanted === '') return undefined;
      const found = others().find((record) => fold(String(record[field] ?? '')) === wanted);
      return found && String(found[field]);
    },
  };
}
