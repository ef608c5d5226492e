import type { Names } from '#fields/text/FieldText.ts';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { cityInfo } from '#schemas/endpoints/cities.ts';
import { limits } from '#schemas/limits.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import type { Resource } from '../Resource.ts';
import { inPairs } from './inPairs.ts';
import { readNames } from './names.ts';
import { readRecords } from './readRecords.ts';
import { readSize } from './readSize.ts';

/** Reading all there is, past the cache: of one resource in one scope, and the names its records refer to. */
export function useReading(resource: Resource, scope: Scope) {
  const provider = useDataProvider();
  const { call } = useProviders();

  const reading = (name: string, parts: readonly Values[], size: number) =>
    readRecords(provider, { resource: name, scope, size, parts });

  return {
    /** All records of these parts of the list; can be run again after a failure. */
    records: (parts: readonly Values[]) => reading(resource.name, parts, readSize(resource)),
    /** Records with all of these fields: those whose list does not tell all of them are read one by one. */
    async whole(
      records: readonly DataRecord[],
      fields: readonly string[],
      signal: AbortSignal,
      onProgress: (done: number, total: number) => void = () => {},
    ): Promise<readonly DataRecord[]> {
      const lacking = records.filter((record) => fields.some((field) => !(field in record)));
      if (!resource.calls.getOne || lacking.length === 0) return records;
      const read = new Map<RecordId, DataRecord>();
      await inPairs(lacking, signal, async ({ id }) => {
        const { data } = await provider.getOne<DataRecord>({ resource: resource.name, id, meta: { scope, signal } });
        onProgress(read.set(id, data).size, lacking.length);
      });
      return records.map((record) => read.get(record.id) ?? record);
    },
    names: (records: readonly DataRecord[], signal: AbortSignal): Promise<Names> =>
      readNames(resource.fields, records, {
        records: (name) => reading(name, [{}], limits.goodsPageSize).run(signal),
        async city(id) {
          try {
            return (await call(cityInfo, { city_id: id }, { signal })).city?.city_name;
          } catch (error) {
            // A city that is no more is written as its number.
            if (error instanceof AppletError && error.kind === 'refused') return undefined;
            throw error;
          }
        },
      }),
  };
}
