import {
  BgColorsOutlined,
  BoldOutlined,
  ClearOutlined,
  FontColorsOutlined,
  FormatPainterOutlined,
  ItalicOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
} from '@ant-design/icons';
import type { SelectionState } from 'draft-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useArticle } from '../Article.ts';
import { clearFormat } from '../commands/clearFormat.ts';
import { hasMark, type Mark, toggleMark } from '../commands/marks.ts';
import { type Paint, paint, takeUp } from '../commands/painter.ts';
import type { Place, Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { familyChoices, sizeChoices } from './choices.ts';
import { commandTool } from './commandTool.tsx';
import { Letter } from './Letter.tsx';
import { paletteTool } from './PaletteTool.tsx';
import { menuTool } from './ToolMenu.tsx';

interface TakenUp {
  readonly look: Paint;
  readonly from: SelectionState;
}

/** Until the engine has heard of what was selected, in ms. */
const HEARD_MS = 50;

/** Over the same letters from the same end, whether or not the text has the caret. */
const isSame = (one: SelectionState, other: SelectionState): boolean =>
  one.getAnchorKey() === other.getAnchorKey() &&
  one.getAnchorOffset() === other.getAnchorOffset() &&
  one.getFocusKey() === other.getFocusKey() &&
  one.getFocusOffset() === other.getFocusOffset();

function PainterTool({ name }: { readonly name: string }) {
  const { texts, ports } = useArticle();
  const { run, frame } = useToolbar();
  const [taken, setTaken] = useState<TakenUp>();
  const toolbar = useRef(run);
  toolbar.current = run;

  useEffect(() => {
    if (!taken) return;
    const gone = new AbortController();
    const heard = () =>
      ports.clock.sleep(HEARD_MS, gone.signal).then(
        () => {
          const selection = texts.get().state.getSelection();
          if (selection.isCollapsed() || isSame(selection, taken.from)) return;
          toolbar.current((state) => paint(state, taken.look));
          setTaken(undefined);
        },
        () => {},
      );
    const byKeys = ({ key }: KeyboardEvent) => (key === 'Shift' || key === 'Control' || key === 'Meta') && heard();
    document.addEventListener('pointerup', heard, { signal: gone.signal });
    document.addEventListener('keyup', byKeys, { signal: gone.signal });
    return () => gone.abort();
  }, [taken, texts, ports]);

  return (
    <ToolButton
      name={name}
      icon={<FormatPainterOutlined />}
      pressed={taken !== undefined}
      disabled={frame.isSource}
      onPress={() => {
        const { state } = texts.get();
        setTaken(taken ? undefined : { look: takeUp(state), from: state.getSelection() });
      }}
    />
  );
}

/** Takes up the look of the text at the caret, and puts it on the text that is selected next. */
const painterTool: Tool = { name: '格式刷', control: <PainterTool name="格式刷" /> };

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
