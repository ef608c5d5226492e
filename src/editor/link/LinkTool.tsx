import { LinkOutlined } from '@ant-design/icons';
import { useArticle } from '../Article.ts';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { linkAt, setLink } from './links.ts';

function LinkTool({ name }: { readonly name: string }) {
  const { texts } = useArticle();
  const { text, opened, open, runAndReturn, frame } = useToolbar();
  const close = () => open(undefined);
  return (
    <>
      <ToolButton
        name={name}
        icon={<LinkOutlined />}
        keys="Ctrl+K"
        pressed={linkAt(text.state) !== undefined}
        disabled={frame.isSource}
        onPress={() => open(name)}
      />
      {opened === name && (
        <LinkDialog
          state={texts.get().state}
          onClose={close}
          onLink={(link, shown) => {
            close();
            runAndReturn((state) => setLink(state, link, shown));
          }}
        />
      )}
    </>
  );
}

/** Puts a link on the selected text, or changes the one at the caret. */
export const linkTool: Tool = { name: '超链接', control: <LinkTool name="超链接" /> };
