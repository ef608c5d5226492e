import { useCallback, useMemo, useRef, useState } from 'react';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { DraftOf } from '../drafts/draftKey.ts';
import { useKeptTexts } from '../drafts/useKeptTexts.ts';
import { columnsIn, type GridOf, gridRows } from './gridRows.ts';
import { begin, type History, redo, settle, step, undo } from './history.ts';
import { planChanges } from './planChanges.ts';
import { faultsIn, type OpenCell, openCell, putTexts, type Typed, textOf, typeText } from './typed.ts';

const nothing: Typed = {};
const isWorth = (typed: Typed) => Object.keys(typed).length > 0;

/** A sheet at work: its lines, what is typed into them, what is wrong with it, and what it would change. N4 */
export function useGrid(of: GridOf, place: DraftOf['place']) {
  const kept = useKeptTexts({ resource: of.resource.name, place, start: nothing, isWorth });
  const [records, setRecords] = useState<ReadonlyMap<RecordId, DataRecord>>(new Map());
  const [history, setHistory] = useState(() => begin(kept.texts));
  const now = useRef({ records, history, setTexts: kept.setTexts });
  now.current.setTexts = kept.setTexts;

  const columns = useMemo(() => columnsIn(of), [of]);
  const rows = useMemo(() => gridRows(of, [...records.values()]), [of, records]);
  const typed = history.now;
  const faults = useMemo(() => faultsIn(rows, columns, typed), [rows, columns, typed]);
  const changes = useMemo(() => planChanges(of, rows, typed), [of, rows, typed]);

  const turn = useCallback((next: History) => {
    const { history: before, setTexts } = now.current;
    now.current.history = next;
    setHistory(next);
    if (next.now !== before.now) setTexts(next.now);
  }, []);
  const put = useCallback(
    (texts: readonly (readonly [OpenCell, string])[]) =>
      turn(step(now.current.history, putTexts(now.current.history.now, texts))),
    [turn],
  );

  return {
    of,
    columns,
    rows,
    typed,
    faults,
    changes,
    /** How many cells say something else than their records. */
    cells: changes.reduce((sum, { lines }) => sum + lines.length, 0),
    within: history.within,
    foundAt: kept.foundAt,
    /** Writes down what is typed. @returns whether it is safe. */
    keep: kept.keep,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    put,
    type: useCallback(
      (cell: OpenCell, text: string) =>
        turn(step(now.current.history, typeText(now.current.history.now, cell, text), cell.key)),
      [turn],
    ),
    /** A cell is left: what can be read stands as it will be sent. */
    settle: useCallback(
      (cell: OpenCell) => {
        const { history } = now.current;
        const text = history.now[cell.key];
        const settled = text === undefined ? history.now : putTexts(history.now, [[cell, text]]);
        turn({ ...settle(history), now: settled });
      },
      [turn],
    ),
    /** Gives up what was typed since the cell was entered. @returns whether there was anything. */
    giveUp: useCallback(
      (cell: OpenCell) => {
        const { history } = now.current;
        if (history.within !== cell.key) return false;
        turn({ ...undo(history), future: [] });
        return true;
      },
      [turn],
    ),
    undo: useCallback(() => turn(undo(now.current.history)), [turn]),
    redo: useCallback(() => turn(redo(now.current.history)), [turn]),
    /** Gives up all that is typed; one step back brings it back. */
    clear: useCallback(() => turn(step(now.current.history, nothing)), [turn]),
    read: useCallback((all: readonly DataRecord[]) => {
      now.current.records = new Map(all.map((record) => [record.id, record]));
      setRecords(now.current.records);
    }, []),
    /** A record turned out to be this: what is typed and says the same is no change any more. */
    take: useCallback(
      (record: DataRecord) => {
        now.current.records = new Map(now.current.records).set(record.id, record);
        setRecords(now.current.records);
        turn(begin(settledOn(of, record, now.current.history.now)));
      },
      [of, turn],
    ),
  };
}

/** What is typed without what this record holds now, and without cells of rows it has no more. */
function settledOn(of: GridOf, record: DataRecord, typed: Typed): Typed {
  const rows = gridRows(of, [record]);
  const columns = columnsIn(of);
  const there = rows.flatMap((row) => columns.flatMap((column) => openCell(row, column) ?? []));
  const own = (key: string) => key.startsWith(`${record.id}.`) || key.startsWith(`${record.id}/`);
  const others = Object.fromEntries(Object.entries(typed).filter(([key]) => !own(key)));
  return putTexts(
    others,
    there.filter(({ key }) => key in typed).map((cell) => [cell, textOf(typed, cell)]),
  );
}

/** Everything the parts of a sheet may be given. */
export type Grid = ReturnType<typeof useGrid>;
