import { useSelect } from '@refinedev/antd';
import type { RefOptions } from '#fields/form/FieldContext.ts';
import type { RefField } from '#fields/ref/ref.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { useScope } from '../data/useScope.ts';

/** The records a reference may point at, of the same scope as the form. */
export function useOptions({ to, shows }: RefField): RefOptions {
  const scope = useScope();
  const { query } = useSelect<DataRecord>({
    resource: to,
    optionValue: 'id',
    optionLabel: shows,
    meta: { scope },
    pagination: { currentPage: 1, pageSize: 500, mode: 'server' },
    successNotification: false,
    errorNotification: false,
  });
  return {
    options: (query.data?.data ?? []).map((record) => ({
      value: record.id,
      label: String(record[shows] ?? record.id),
    })),
    loading: query.isPending,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}
