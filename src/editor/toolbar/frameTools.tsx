import { CodeOutlined, FullscreenExitOutlined, FullscreenOutlined, SearchOutlined } from '@ant-design/icons';
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
  const { frame, show } = useToolbar();
  const isOn = frame[part];
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
      disabled={part === 'isFinding' && frame.isSource}
      {...(keys && { keys })}
      onPress={() => show({ [part]: !isOn, ...(part === 'isSource' && { isFinding: false }) })}
    />
  );
}

export const sourceTool = frameTool('源代码', 'isSource');
export const fullTool = frameTool('全屏', 'isFull', 'Alt+Z');
export const findTool = frameTool('查找替换', 'isFinding');
