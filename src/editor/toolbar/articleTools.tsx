import { CheckSquareOutlined } from '@ant-design/icons';
import { autoFormatTool } from '../autoFormat/AutoFormatTool.tsx';
import { selectAll } from '../commands/wholeArticle.ts';
import { previewTool } from '../preview/PreviewTool.tsx';
import { clearTool } from './ClearTool.tsx';
import { commandTool } from './commandTool.tsx';
import { findTool, fullTool, sourceTool } from './frameTools.tsx';
import type { Tool } from './Tool.ts';

/** What is done with an article as a whole. */
export const articleTools: readonly Tool[] = [
  findTool,
  autoFormatTool,
  commandTool('全选', { icon: <CheckSquareOutlined />, run: selectAll, keys: 'Ctrl+A', place: 'more' }),
  clearTool,
  sourceTool,
  previewTool,
  fullTool,
];
