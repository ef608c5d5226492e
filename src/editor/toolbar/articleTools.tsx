import {
  CheckSquareOutlined,
  CodeOutlined,
  DeleteOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { useState } from 'react';
import { useArticle } from '../Article.ts';
import { autoFormatTool } from '../autoFormat/AutoFormatTool.tsx';
import { clearArticle, selectAll } from '../commands/wholeArticle.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import { previewTool } from '../preview/PreviewTool.tsx';
import type { Frame } from '../tool/Frame.ts';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { useTransfers } from '../uploads/UploadsContext.ts';
import { commandTool } from './commandTool.tsx';

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

const sourceTool = frameTool('源代码', 'isSource');
const fullTool = frameTool('全屏', 'isFull', 'Alt+Z');
const findTool = frameTool('查找替换', 'isFinding');

function ClearTool({ name }: { readonly name: string }) {
  const { text, frame, runAndReturn } = useToolbar();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <ToolButton
        name={name}
        icon={<DeleteOutlined />}
        disabled={frame.isSource || text.kind === 'cell'}
        opens={{ what: 'dialog', open: asked }}
        onPress={() => setAsked(true)}
      />
      {asked && (
        <EditorDialog
          title="确定清空当前文档么？"
          last={{
            name: '清空',
            danger: true,
            run() {
              close();
              runAndReturn(clearArticle);
            },
          }}
          onClose={close}
        >
          <p>清空后可以撤销。</p>
        </EditorDialog>
      )}
    </>
  );
}

/** Asks, and leaves an empty article. */
const clearTool: Tool = { name: '清空文档', control: <ClearTool name="清空文档" /> };

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
