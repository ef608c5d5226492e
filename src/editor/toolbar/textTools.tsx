import {
  BgColorsOutlined,
  BoldOutlined,
  ClearOutlined,
  FontColorsOutlined,
  ItalicOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { clearFormat } from '../commands/clearFormat.ts';
import { hasMark, type Mark, toggleMark } from '../commands/marks.ts';
import { familyChoices, sizeChoices } from './choices.ts';
import { commandTool } from './commandTool.tsx';
import { Letter } from './Letter.tsx';
import { painterTool } from './PainterTool.tsx';
import { paletteTool } from './PaletteTool.tsx';
import type { Place, Tool } from './Tool.ts';
import { menuTool } from './ToolMenu.tsx';

interface More {
  readonly keys?: string;
  readonly place?: Place;
}

const markTool = (name: string, mark: Mark, icon: ReactNode, more: More = {}): Tool =>
  commandTool(name, {
    icon,
    run: (state) => toggleMark(state, mark),
    isOn: (state) => hasMark(state, mark),
    inCells: true,
    ...more,
  });

/** How letters look. */
export const textTools: readonly Tool[] = [
  markTool('加粗', 'bold', <BoldOutlined />, { keys: 'Ctrl+B', place: 'first' }),
  markTool('斜体', 'italic', <ItalicOutlined />, { keys: 'Ctrl+I' }),
  markTool('下划线', 'underline', <UnderlineOutlined />, { keys: 'Ctrl+U' }),
  markTool('删除线', 'strike', <StrikethroughOutlined />),
  markTool('上标', 'superscript', <Letter>x²</Letter>, { place: 'more' }),
  markTool('下标', 'subscript', <Letter>x₂</Letter>, { place: 'more' }),
  menuTool('字号', { choices: sizeChoices, inCells: true }),
  menuTool('字体', { choices: familyChoices, inCells: true }),
  paletteTool('字体颜色', { icon: <FontColorsOutlined />, property: 'color', place: 'first' }),
  paletteTool('背景色', { icon: <BgColorsOutlined />, property: 'background-color' }),
  commandTool('清除格式', { icon: <ClearOutlined />, run: clearFormat, inCells: true }),
  painterTool,
];
