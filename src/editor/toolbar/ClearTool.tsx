import { DeleteOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { clearArticle } from '../commands/wholeArticle.ts';
import { EditorDialog } from '../dialog/EditorDialog.tsx';
import type { Tool } from './Tool.ts';
import { ToolButton } from './ToolButton.tsx';
import { useToolbar } from './ToolbarContext.ts';

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
export const clearTool: Tool = { name: '清空文档', control: <ClearTool name="清空文档" /> };
