import { useCallback, useMemo, useRef, useState } from 'react';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { chooseRange, shareOf } from './selection.ts';

/** The records ticked in a list. */
export interface Selection {
  readonly chosen: ReadonlySet<RecordId>;
  /** The ticked records as the list holds them now. */
  readonly records: readonly DataRecord[];
  readonly share: 'all' | 'some' | 'none';
  /** Ticks or unticks one row, or with `range` all rows from the one before to it. */
  toggle(id: RecordId, range?: boolean): void;
  /** Ticks all rows in sight, or unticks them when all are. */
  toggleAll(): void;
  /** Leaves these ticked and nothing else. */
  only(ids: readonly RecordId[]): void;
  clear(): void;
}

const nobody: ReadonlySet<RecordId> = new Set();

interface Dependencies {
  /** Every record of the list. */
  readonly loaded: readonly DataRecord[];
  /** Those that fulfil what is looked for. */
  readonly found: readonly DataRecord[];
  /** Those of this page. */
  readonly rows: readonly DataRecord[];
  /** Another part of the list begins without ticks. */
  readonly part: unknown;
}

/**
 * What is ticked, by id. Rows that have left the list are not chosen any more; those that a search hides are not while
 * it does, so that nothing is ever done to what is out of sight.
 */
export function useSelection({ loaded, found, rows, part }: Dependencies): Selection {
  const [ticked, setTicked] = useState({ part, ids: nobody });
  const last = useRef<RecordId>();
  // Whoever comes back to a part finds it without ticks: what was ticked there is long forgotten.
  if (ticked.part !== part) setTicked({ part, ids: nobody });
  const { ids } = ticked;
  const records = useMemo(() => found.filter(({ id }) => ids.has(id)), [found, ids]);
  const chosen = useMemo(() => new Set(records.map(({ id }) => id)), [records]);
  const keep = useCallback((ids: ReadonlySet<RecordId>) => setTicked({ part, ids }), [part]);
  const standing = () => new Set(loaded.flatMap(({ id }) => (ids.has(id) ? [id] : [])));
  const share = shareOf(rows, chosen);

  const toggle = (id: RecordId, range = false) => {
    keep(chooseRange(rows, standing(), range ? last.current : undefined, id));
    last.current = id;
  };
  const toggleAll = () => {
    const next = standing();
    for (const { id } of rows) {
      if (share === 'all') next.delete(id);
      else next.add(id);
    }
    keep(next);
  };
  return { chosen, records, share, toggle, toggleAll, only: (ids) => keep(new Set(ids)), clear: () => keep(nobody) };
}
