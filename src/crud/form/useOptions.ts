import { useSelect } from '@refinedev/antd';
import type { CrudFilter } from '@refinedev/core';
import { isUnchosen } from '#fields/dependsOn.ts';
import type { RefOptions } from '#fields/input/FieldContext.ts';
import type { Referring } from '#fields/ref/refers.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { useScope } from '../data/useScope.ts';
import { useResource } from '../declared/useResource.ts';

/**
 * The records a reference may point at, of the same scope as the form.
 *
 * One that depends on another field is offered those that go with `under`: narrowed by the applet where it can, else among
 * those that were loaded. Each value has an answer of its own: one that comes late is that of its value, and of no other.
 */
export function useOptions(field: Referring, under?: unknown, chosen?: RecordId): RefOptions {
  const { dependsOn } = field;
  const isServed = useResource(field.to)?.calls.getList?.filters?.includes(dependsOn?.by ?? '') === true;
  const asked = !dependsOn || !isUnchosen(under);
  const narrows = dependsOn && isServed && asked;
  const found = useTargets(field, asked, narrows ? [{ field: dependsOn.by, operator: 'eq', value: under }] : []);
  const records =
    dependsOn && !isServed ? found.records.filter((record) => record[dependsOn.by] === under) : found.records;
  const isElsewhere = dependsOn !== undefined && Boolean(chosen) && !records.some(({ id }) => id === chosen);
  // Who is chosen and not offered has a name all the same: only then all of them are asked for.
  const all = useTargets(field, isElsewhere && !found.loading, []);
  const stale = isElsewhere ? all.records.find(({ id }) => id === chosen) : undefined;
  const { loading, failed, retry } = found;
  return {
    options: asked ? records.map((record) => ({ value: record.id, label: nameIn(field, record) })) : [],
    ...(isElsewhere && chosen !== undefined && { chosen: stale ? nameIn(field, stale) : `#${chosen}` }),
    loading: asked && loading,
    failed: asked && failed,
    retry,
  };
}

const nameIn = ({ shows }: Referring, record: DataRecord): string => String(record[shows] ?? record.id);

function useTargets({ to, shows }: Referring, enabled: boolean, filters: CrudFilter[]) {
  const scope = useScope();
  const { query } = useSelect<DataRecord>({
    resource: to,
    optionValue: 'id',
    optionLabel: shows,
    filters,
    meta: { scope },
    pagination: { currentPage: 1, pageSize: 500, mode: 'server' },
    queryOptions: { enabled },
    successNotification: false,
    errorNotification: false,
  });
  return {
    records: query.isPlaceholderData ? [] : (query.data?.data ?? []),
    loading: query.isPending || query.isPlaceholderData,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}
