import { useCallback, useMemo, useState } from 'react';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';

/** The row the keyboard is at. */
export interface ActiveRow {
  readonly id: RecordId | undefined;
  /** Led there by keys, so that the focus goes along; or by the focus itself. */
  readonly by: 'keys' | 'focus';
  readonly record: DataRecord | undefined;
  /** One row on (1) or back (-1), beginning with the first. */
  move(step: 1 | -1): void;
  /** The focus has gone to a row by itself. */
  follow(id: RecordId): void;
}

interface At {
  readonly id: RecordId | undefined;
  readonly by: 'keys' | 'focus';
}

/** Which row the keyboard is at, among those in sight. */
export function useActiveRow(rows: readonly DataRecord[]): ActiveRow {
  const [at, setAt] = useState<At>({ id: undefined, by: 'focus' });
  const index = rows.findIndex(({ id }) => id === at.id);
  const follow = useCallback(
    (id: RecordId) => setAt((before) => (before.id === id ? before : { id, by: 'focus' })),
    [],
  );
  const move = useCallback(
    (step: 1 | -1) => {
      const next = rows[index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)];
      if (next) setAt({ id: next.id, by: 'keys' });
    },
    [rows, index],
  );
  return useMemo(
    () => ({ id: rows[index]?.id, by: at.by, record: rows[index], move, follow }),
    [rows, index, at, move, follow],
  );
}
