import type { Sheet } from '../sheet/Sheet.ts';
import { FAULT_HEADING } from './matchColumns.ts';
import type { Table } from './place.ts';

/** The rows that did not go in, as they stood in the file, with what is wrong with them: mended, they go in alone. */
export function errorSheet({ grid, head }: Table, reasons: ReadonlyMap<number, string>): Sheet {
  const [headings = [], ...rows] = grid;
  const kept = [...headings.keys()].filter((column) => headings[column] !== FAULT_HEADING);
  return {
    columns: [...kept.map((column) => ({ heading: headings[column] ?? '' })), { heading: FAULT_HEADING }],
    rows: rows.flatMap((row, at) => {
      const reason = reasons.get(head + at + 1);
      return reason === undefined ? [] : [[...kept.map((column) => row[column] ?? ''), reason]];
    }),
  };
}
