import { EditorState } from 'draft-js';
import type { KeyboardEvent } from 'react';
import { useArticle } from '../../Article.ts';
import { clearCells } from '../cellLooks.ts';
import type { Table } from '../Table.ts';
import { chooseByKey } from './gridKeys.ts';
import { placeAt } from './placeAt.ts';
import type { TableWork } from './useTableWork.ts';

/** What keys do while cells are chosen and none is edited. E8, E10 */
export function useGridKeys(table: Table, work: TableWork) {
  const article = useArticle();
  const first = { row: 0, column: 0 };
  const choice = work.choice ?? { anchor: first, focus: first };

  function takeBack(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return false;
    const state = article.getState();
    article.setState(key === 'z' && !event.shiftKey ? EditorState.undo(state) : EditorState.redo(state));
    return true;
  }
  /** Whether the key meant something to the table. */
  function press(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Tab') return work.step(event.shiftKey);
    const next = chooseByKey(table, choice, event);
    if (next) work.choose(next);
    else if (key === 'Escape') work.leave();
    else if (key === 'Enter' || key === 'F2') work.edit(choice.focus);
    else if (key === 'Delete' || key === 'Backspace') work.act(clearCells);
    else if (!takeBack(event)) {
      // What is typed goes into the cell, the first letter too.
      if (!ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Process')) work.edit(choice.focus);
      return false;
    }
    return true;
  }
  return {
    onKeyDown(event: KeyboardEvent) {
      if (!placeAt(event.target) || !press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
