import type { Message } from '#schemas/messages.ts';
import type { ListRows } from '../list/useListRows.ts';
import type { ListState } from '../query/listUrl.ts';
import type { Resource } from '../Resource.ts';

type Loaded = Pick<ListRows, 'records' | 'rows' | 'total'>;

/** Why the rows in sight cannot be moved among each other; nothing where they stand as the applet has them, all of them. */
export function orderDenial(
  { label, list }: Pick<Resource, 'label' | 'list'>,
  { q, filters, sort }: Pick<ListState, 'q' | 'filters' | 'sort'>,
  { records, rows, total }: Loaded,
): Message | undefined {
  if (q !== '' || Object.keys(filters).length > 0 || sort) return '清除搜索、筛选和排序后才能调整顺序';
  const all = list.tabs === undefined && rows.length === records.length && records.length === total;
  return all ? undefined : `${label}没有全部列在这一页，不能调整顺序`;
}
