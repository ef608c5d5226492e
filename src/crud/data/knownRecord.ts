import type { QueryClient } from '@tanstack/react-query';
import type { DataRecord } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { listsKey } from './recordKeys.ts';

interface Page {
  readonly data?: DataRecord | readonly DataRecord[];
}

/** Finds a record among those that were read already, by itself before a list; asks nobody. */
export const knownRecord =
  (client: QueryClient) =>
  (resource: string, id: unknown): DataRecord | undefined => {
    const [data, provider, name] = listsKey(resource);
    const pages = client.getQueriesData<Page>({ queryKey: [data, provider, name] });
    const found = pages.flatMap(([, page]) => page?.data ?? []).filter((each) => isRecord(each));
    return found.findLast((record) => String(record.id) === String(id));
  };
