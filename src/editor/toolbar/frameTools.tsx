import { CodeOutlined, FullscreenExitOutlined, FullscreenOutlined, SearchOutlined } from '@ant-design/icons';
import { useArticle } from '../Article.ts';
import { useTransfers } from '../uploads/UploadsContext.ts';
import type { Frame } from './Frame.ts';
import type { Tool } from './Tool.ts';
import { ToolButton } from './ToolButton.tsx';
import { useToolbar } from './ToolbarContext.ts';

/** A tool that changes how the article is shown, and back. */
function frameTool(name: string, part: keyof Frame, keys?: string): Tool {
  return { name, control: <FrameButton name={name} part={part} {...(keys && { keys })} /> };
}

interface Props {
  readonly name: string;
  readonly part: keyof Frame;
  readonly keys?: string;
}

function FrameButton({ name, part, keys }: Props) {
  const article = useArticle();
  const { frame, show } = useToolbar();
  const isSending = useTransfers().some(({ at }) => at !== 'failed');
  const isOn = frame[part];
  // HTML has no place for a file on its way: what is written there would stand without it.
  const rests = part === 'isSource' ? !isOn && isSending : part === 'isFinding' && frame.isSource;
  const icons = {
    isSource: <CodeOutlined />,
    isFull: isOn ? <FullscreenExitOutlined /> : <FullscreenOutlined />,
    isFinding: <SearchOutlined />,
  };
  return (
    <ToolButton
      name={name}
      icon={icons[part]}
      pressed={isOn}
      disabled={rests}
      {...(keys && { keys })}
      onPress={() => {
        // Not once it is drawn: what a cell holds back changes what is drawn already.
        article.settle();
        show({ [part]: !isOn, ...(part === 'isSource' && { isFinding: false }) });
      }}
    />
  );
}

export const sourceTool = frameTool('源代码', 'isSource');
export const fullTool = frameTool('全屏', 'isFull', 'Alt+Z');
export const findTool = frameTool('查找替换', 'isFinding');
