import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  LineHeightOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  UnorderedListOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import type { DraftBlockType } from 'draft-js';
import type { ReactNode } from 'react';
import { blockTypeAt, toggleBlockType } from '../commands/blockTypes.ts';
import { type Align, alignAt, isIndented, toggleAlign, toggleIndent } from '../commands/paragraphs.ts';
import type { Tool } from '../tool/Tool.ts';
import { customHeadingChoices, lineChoices, paragraphChoices, spacingChoices } from './choices.ts';
import { commandTool } from './commandTool.tsx';
import { Letter } from './Letter.tsx';
import { menuTool } from './ToolMenu.tsx';

const alignTool = (name: string, align: Align, icon: ReactNode): Tool =>
  commandTool(name, {
    icon,
    run: (state) => toggleAlign(state, align),
    isOn: (state) => alignAt(state) === align,
  });

const typeTool = (name: string, type: DraftBlockType, icon: ReactNode): Tool =>
  commandTool(name, {
    icon,
    run: (state) => toggleBlockType(state, type),
    isOn: (state) => blockTypeAt(state) === type,
  });

/** How paragraphs look, and what they are. */
export const paragraphTools: readonly Tool[] = [
  menuTool('段落格式', { choices: paragraphChoices, place: 'first' }),
  menuTool('自定义标题', { icon: <Letter>题</Letter>, choices: customHeadingChoices }),
  menuTool('行间距', { icon: <LineHeightOutlined />, choices: lineChoices }),
  menuTool('段前距', { icon: <VerticalAlignTopOutlined />, choices: spacingChoices('before'), place: 'more' }),
  menuTool('段后距', { icon: <VerticalAlignBottomOutlined />, choices: spacingChoices('after'), place: 'more' }),
  commandTool('首行缩进', { icon: <MenuUnfoldOutlined />, run: toggleIndent, isOn: isIndented }),
  alignTool('居左对齐', 'left', <AlignLeftOutlined />),
  alignTool('居中对齐', 'center', <AlignCenterOutlined />),
  alignTool('居右对齐', 'right', <AlignRightOutlined />),
  alignTool('两端对齐', 'justify', <MenuOutlined />),
  typeTool('有序列表', 'ordered-list-item', <OrderedListOutlined />),
  typeTool('无序列表', 'unordered-list-item', <UnorderedListOutlined />),
  typeTool('引用', 'blockquote', <Letter>“</Letter>),
];
