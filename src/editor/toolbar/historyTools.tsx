import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { EditorState } from 'draft-js';
import type { Tool } from '../tool/Tool.ts';
import { commandTool } from './commandTool.tsx';

/** One step back, one step forward. */
export const historyTools: readonly Tool[] = [
  commandTool('撤销', {
    icon: <UndoOutlined />,
    run: (state) => EditorState.undo(state),
    isOff: (state) => state.getUndoStack().size === 0,
    keys: 'Ctrl+Z',
    inCells: true,
    place: 'first',
  }),
  commandTool('重做', {
    icon: <RedoOutlined />,
    run: (state) => EditorState.redo(state),
    isOff: (state) => state.getRedoStack().size === 0,
    keys: 'Ctrl+Y',
    inCells: true,
  }),
];
