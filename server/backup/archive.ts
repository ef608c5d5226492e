import type { Totals } from './dumpDatabase.ts';

/** What stands in an archive: the shape first, then rows in numbered parts, then files, and last what all adds up to. */
export const names = { format: 1, shape: 'shape.json', files: 'files', totals: 'totals.json' } as const;

/** What was written, or put back. */
export interface Archived {
  readonly totals: Totals;
  readonly files: number;
}

/** `20 000 rows in 18 tables, 12 files`. */
export function sayArchived({ totals, files }: Archived): string {
  const tables = Object.values(totals);
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  return `${rows} rows in ${tables.length} tables, ${files} files`;
}
