import { useCallback, useMemo, useState } from 'react';
import type { RecordId } from '#providers/data/calls.ts';

/** The rows that stand open, with more of them below. O2 */
export interface OpenRows {
  readonly open: ReadonlySet<RecordId>;
  toggle(id: RecordId): void;
}

const none: ReadonlySet<RecordId> = new Set();

/** Which rows stand open; none at first. */
export function useOpenRows(): OpenRows {
  const [open, setOpen] = useState(none);
  const toggle = useCallback(
    (id: RecordId) =>
      setOpen((before) =>
        before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
      ),
    [],
  );
  return useMemo(() => ({ open, toggle }), [open, toggle]);
}
