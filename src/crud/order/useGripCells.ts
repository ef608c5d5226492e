import { useEffect, useState } from 'react';

/** The rows' places for a handle, by the record's id as a text. */
export type GripCells = ReadonlyMap<string, HTMLElement>;

const none: GripCells = new Map();

function read(page: Element): GripCells {
  const cells = [...page.querySelectorAll<HTMLElement>('.record > .grip')];
  return new Map(cells.map((cell) => [cell.parentElement?.getAttribute('data-id') ?? '', cell]));
}

const isSame = (one: GripCells, other: GripCells): boolean =>
  one.size === other.size && [...one].every(([id, cell]) => other.get(id) === cell);

/** The places for handles in the rows drawn on a page, live: rows come and go without a word to whoever sorts them. */
export function useGripCells(page: Element | null): GripCells {
  const [cells, setCells] = useState(none);
  useEffect(() => {
    if (!page) return undefined;
    const look = () =>
      setCells((before) => {
        const now = read(page);
        return isSame(before, now) ? before : now;
      });
    look();
    const rows = new MutationObserver(look);
    rows.observe(page, { childList: true, subtree: true });
    return () => rows.disconnect();
  }, [page]);
  return cells;
}
