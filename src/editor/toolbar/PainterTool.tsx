import { FormatPainterOutlined } from '@ant-design/icons';
import type { SelectionState } from 'draft-js';
import { useEffect, useRef, useState } from 'react';
import { useArticle } from '../Article.ts';
import { type Paint, paint, takeUp } from '../commands/painter.ts';
import type { Tool } from './Tool.ts';
import { ToolButton } from './ToolButton.tsx';
import { useToolbar } from './ToolbarContext.ts';

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
export const painterTool: Tool = { name: '格式刷', control: <PainterTool name="格式刷" /> };
