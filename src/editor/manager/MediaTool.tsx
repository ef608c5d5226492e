import { PaperClipOutlined, PictureOutlined, PlaySquareOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { MediaDialog, type MediaKind } from './MediaDialog.tsx';

interface Props {
  readonly name: string;
  readonly kind: MediaKind;
  readonly icon: ReactNode;
}

function MediaTool({ name, kind, icon }: Props) {
  const { text, opened, open, frame } = useToolbar();
  return (
    <>
      <ToolButton
        name={name}
        icon={icon}
        // A file stands in a paragraph of its own, and a cell has none.
        disabled={frame.isSource || text.kind === 'cell'}
        opens={{ what: 'dialog', open: opened === name }}
        onPress={() => open(name)}
      />
      {opened === name && <MediaDialog kind={kind} onClose={() => open(undefined)} />}
    </>
  );
}

/** Pictures, films and files, each by the ways there are. E1, E15 */
export const mediaTools: readonly Tool[] = [
  { name: '图片', place: 'first', control: <MediaTool name="图片" kind="image" icon={<PictureOutlined />} /> },
  { name: '视频', control: <MediaTool name="视频" kind="video" icon={<PlaySquareOutlined />} /> },
  { name: '附件', control: <MediaTool name="附件" kind="file" icon={<PaperClipOutlined />} /> },
];
