import { columns } from './columns.ts';
import type { Party } from './parties.ts';
import type { SheetTable } from './SheetTable.ts';

/** The key of this part. */
export const COMMENTS = 'comments';

/** What buyers wrote, below a sheet that has no row for each of them; undefined where nobody wrote. GD-E8 */
export function commentsTable(parties: readonly Party[]): SheetTable | undefined {
  const written = parties.filter(({ comment }) => comment !== '');
  if (written.length === 0) return undefined;
  return {
    key: COMMENTS,
    title: '备注',
    note: `${written.length} 条`,
    columns: [columns.called, columns.name, columns.comment],
    rows: written.map(({ called, name, comment }) => ({ key: called, cells: [called, name, comment] })),
    total: [],
  };
}
