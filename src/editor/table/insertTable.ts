import type { EditorState } from 'draft-js';
import { table } from '../atoms/table/table.ts';
import { insertAtom } from '../document/editAtoms.ts';
import { createTable } from './createTable.ts';

/** Puts an empty table where the caret stands, 5 × 5 where no size is said: one step of undo. E8 */
export const insertTable = (state: EditorState, rows?: number, columns?: number): EditorState =>
  insertAtom(state, table, createTable(rows, columns));
