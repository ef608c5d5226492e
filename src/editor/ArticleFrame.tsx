import { type DOMAttributes, type DragEvent, type ReactNode, useCallback, useState } from 'react';
import { BlockHandle } from './blocks/BlockHandle.tsx';
import { FindBar } from './find/FindBar.tsx';
import { LinkBubble } from './link/LinkBubble.tsx';
import { SourceText } from './source/SourceText.tsx';
import { type Frame, plainFrame } from './tool/Frame.ts';
import type { ToolGroup } from './tool/Tool.ts';
import { articleTools } from './toolbar/articleTools.tsx';
import { CaretInSight } from './toolbar/CaretInSight.tsx';
import { historyTools } from './toolbar/historyTools.tsx';
import { insertTools } from './toolbar/insertTools.tsx';
import { paragraphTools } from './toolbar/paragraphTools.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { textTools } from './toolbar/textTools.tsx';

/** Every tool there is, as they stand side by side. E1 */
const toolGroups: readonly ToolGroup[] = [
  { name: '历史', tools: historyTools },
  { name: '文字', tools: textTools },
  { name: '插入', tools: insertTools },
  { name: '段落', tools: paragraphTools },
  { name: '文章', tools: articleTools },
];

interface Props {
  /** Of the article, e.g. `商品描述`. */
  readonly label: string;
  /** What is done with files that are dropped on it. */
  readonly drop: Pick<DOMAttributes<HTMLDivElement>, 'onDragOver' | 'onDropCapture'>;
  /** The caret has gone elsewhere. */
  readonly onLeave: () => void;
  /** The text itself. */
  readonly children: ReactNode;
}

const refuseFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault();
/** HTML has no place for a file; without this a browser would leave the page for it. */
const refuse = { onDragOver: refuseFiles, onDropCapture: refuseFiles };

/** An article with all that stands around it: its tools, what they open, and the ways to look at it. E1 */
export function ArticleFrame({ label, drop, onLeave, children }: Props) {
  const [frame, setFrame] = useState<Frame>(plainFrame);
  const show = useCallback((change: Partial<Frame>) => setFrame((before) => ({ ...before, ...change })), []);
  return (
    <div className={frame.isFull ? 'rich-text full' : 'rich-text'} {...(frame.isSource ? refuse : drop)}>
      <Toolbar label={label} groups={toolGroups} frame={frame} show={show} below={frame.isFinding && <FindBar />}>
        {frame.isSource && <SourceText label={label} onLeave={onLeave} />}
        {/* A translator would put its own elements into what the editor believes to be its own. N11 */}
        <div className="article-text" translate="no" hidden={frame.isSource}>
          {children}
          <LinkBubble />
          <BlockHandle />
          <CaretInSight />
        </div>
      </Toolbar>
    </div>
  );
}
