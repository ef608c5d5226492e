import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { ForestOptions } from '#fields/input/FieldContext.ts';
import { kinds } from '#fields/kinds.ts';
import { wholeProgress } from '#fields/tree/readWhole.ts';
import type { TreeField } from '#fields/tree/tree.tsx';
import { useDataProvider } from '../data/MadeRefine.ts';
import { namesQuery } from '../data/namesQuery.ts';
import { useScope } from '../data/useScope.ts';

/** All records of a tree, of the same scope as the form; a list that names them has read them for it. */
export function useForest(field: TreeField): Omit<ForestOptions, 'own'> {
  const scope = useScope();
  const { whole, forest: grow } = kinds[field.kind];
  const query = namesQuery(useDataProvider(), field.to, scope, whole);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const records = data?.data;
  const forest = useMemo(() => records && grow?.(field, records), [grow, field, records]);
  return {
    forest,
    progress: useSyncExternalStore(wholeProgress.subscribe, () => wholeProgress.of(query.queryKey)),
    isCut: data !== undefined && (data.total ?? 0) > data.data.length,
    failed: isError && !isFetching && data === undefined,
    retry: () => void refetch(),
  };
}
