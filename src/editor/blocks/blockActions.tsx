import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import type { EditorState } from 'draft-js';
import type { ReactNode } from 'react';
import { copyStretch, removeStretch } from '../commands/copyBlock.ts';
import { type Ends, moveStretch } from '../commands/moveBlocks.ts';

/** What can be done to blocks by a handle. */
export interface BlockAction {
  readonly name: string;
  readonly icon: ReactNode;
  readonly keys?: string;
  run(state: EditorState, ends: Ends): EditorState;
  /** What is told of it; where the block stands then, if nothing is. */
  readonly told?: string;
}

/** To the one block the handle stands beside. */
export const blockActions: readonly BlockAction[] = [
  {
    name: '上移',
    icon: <ArrowUpOutlined />,
    keys: 'Alt+Shift+↑',
    run: (state, ends) => moveStretch(state, ends, 'up'),
  },
  {
    name: '下移',
    icon: <ArrowDownOutlined />,
    keys: 'Alt+Shift+↓',
    run: (state, ends) => moveStretch(state, ends, 'down'),
  },
  { name: '复制一份', icon: <CopyOutlined />, run: copyStretch, told: '下面多了同样的一段' },
  { name: '删除', icon: <DeleteOutlined />, run: removeStretch, told: '已删除这一段' },
];

/** To the card, or whatever frame, that the block stands in with others. */
export const frameActions: readonly BlockAction[] = [
  { name: '整块上移', icon: <ArrowUpOutlined />, run: (state, ends) => moveStretch(state, ends, 'up') },
  { name: '整块下移', icon: <ArrowDownOutlined />, run: (state, ends) => moveStretch(state, ends, 'down') },
  { name: '整块复制一份', icon: <CopyOutlined />, run: copyStretch, told: '下面多了同样的一块' },
  { name: '整块删除', icon: <DeleteOutlined />, run: removeStretch, told: '已删除这一块' },
];
