import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NameOf } from '#fields/Cell.ts';
import type { Option } from '#fields/choice/choice.tsx';
import type { AnyField, FieldMap } from '#fields/Field.ts';
import { type Referring, refers } from '#fields/ref/refers.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { limits } from '#schemas/limits.ts';
import { useDataProvider } from './MadeRefine.ts';
import { readPage } from './readPage.ts';
import { listKey } from './recordKeys.ts';

/** More records than this are not looked through for a name. */
const SIZE = 500;
/** What the records referred to are called, as far as it is known. */
export interface Refs {
  readonly nameOf: NameOf;
  /** The records a field may refer to; nothing while they are on their way. */
  optionsOf(field: AnyField): readonly Option[];
}

/** The records that these fields refer to, by name, in the same scope; asked for only where there is such a field. */
export function useRefs(fields: FieldMap, names: readonly string[], scope: Scope): Refs {
  const provider = useDataProvider();
  const refs = names.flatMap((name) => {
    const field = fields[name];
    return field && refers(field) ? [field] : [];
  });
  const targets = [...new Set(refs.map(({ to }) => to))];
  const lists = useQueries({
    queries: targets.map((resource) => ({
      queryKey: listKey(resource, { names: true, scope }),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        readPage(provider, resource, { scope, size: SIZE }, signal),
      staleTime: limits.freshMs,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    })),
    combine: recordsOf,
  });
  const key = targets.join(' ');
  return useMemo(() => refsOver(key.split(' '), lists), [key, lists]);
}

type Lists = readonly (readonly DataRecord[] | undefined)[];

/** Stays the same function, and its result the same list while no answer is new: cells are drawn anew only then. */
const recordsOf = (results: readonly { readonly data: { readonly data: DataRecord[] } | undefined }[]): Lists =>
  results.map(({ data }) => data?.data);

function refsOver(targets: readonly string[], lists: Lists): Refs {
  const byId = new Map(
    targets.map((to, index) => [to, new Map((lists[index] ?? []).map((record) => [record.id, record]))]),
  );
  const nameIn = (record: DataRecord, { shows }: Referring) => String(record[shows] ?? `#${record.id}`);
  return {
    nameOf(field, id) {
      const record = refers(field) && byId.get(field.to)?.get(id);
      return record && refers(field) ? nameIn(record, field) : undefined;
    },
    optionsOf: (field) =>
      refers(field)
        ? [...(byId.get(field.to)?.values() ?? [])].map((record) => ({
            value: record.id,
            label: nameIn(record, field),
          }))
        : [],
  };
}
