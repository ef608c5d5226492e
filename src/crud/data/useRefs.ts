import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NameOf } from '#fields/Cell.ts';
import type { Option } from '#fields/choice/choice.tsx';
import type { AnyField, FieldMap } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import { refers } from '#fields/ref/refers.ts';
import type { Forest } from '#fields/tree/growForest.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { memoize } from '#schemas/memoize.ts';
import { useDataProvider } from './MadeRefine.ts';
import { namesQuery } from './namesQuery.ts';

/** What the records referred to are called, as far as it is known. */
export interface Refs {
  readonly nameOf: NameOf;
  /** The records a field may refer to; nothing while they are on their way. */
  optionsOf(field: AnyField): readonly Option[];
  /** How the records a field refers to belong to each other; nothing while they are on their way, or where they do not. */
  forestOf(field: AnyField): Forest | undefined;
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
      ...namesQuery(
        provider,
        resource,
        scope,
        refs.flatMap(({ to, kind }) => (to === resource && kinds[kind].whole) || [])[0],
      ),
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
const recordsOf = (results: readonly UseQueryResult<{ readonly data: readonly DataRecord[] }>[]): Lists =>
  results.map(({ data, isError }) => data?.data ?? (isError ? none : undefined));
const none: readonly DataRecord[] = [];

function refsOver(targets: readonly string[], lists: Lists): Refs {
  const known = memoize((field: AnyField) => {
    const records = refers(field) ? lists[targets.indexOf(field.to)] : undefined;
    const nameIn = (record: DataRecord) => String((refers(field) && record[field.shows]) ?? `#${record.id}`);
    return {
      forest: records && kinds[field.kind].forest?.(field, records),
      names: new Map(records?.map((record) => [record.id, nameIn(record)])),
    };
  });
  return {
    forestOf: (field) => known(field).forest,
    nameOf(field, id) {
      const { forest, names } = known(field);
      return forest ? forest.pathOf(id) : names.get(id);
    },
    optionsOf: (field) => [...known(field).names].map(([value, label]) => ({ value, label })),
  };
}
