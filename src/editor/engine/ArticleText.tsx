import 'braft-editor/dist/index.css';
import type { ContentBlock } from 'draft-js';
import { useEffect, useRef, useState } from 'react';
import type { OpenArticle } from '../createArticle.ts';
import { nameControls } from '../nameControls.ts';
import { ArticleEngine } from './ArticleEngine.ts';
import { AtomBlock } from './AtomBlock.tsx';
import { drawStyles } from './drawStyles.ts';
import { hasStyle, StyledBlock } from './StyledBlock.tsx';

interface Props {
  readonly article: OpenArticle;
  readonly label: string;
  /** The caret has gone elsewhere. */
  readonly onLeave: () => void;
}

// Until there is a toolbar of our own.
const controls = [
  'undo',
  'redo',
  'separator',
  'headings',
  'bold',
  'italic',
  'underline',
  'strike-through',
  'separator',
  'list-ul',
  'list-ol',
  'blockquote',
  'link',
  'remove-styles',
];

function blockRendererFn(block: ContentBlock) {
  if (block.getType() === 'atomic') return { component: AtomBlock, editable: false };
  return hasStyle(block) ? { component: StyledBlock, editable: true } : null;
}

/** The text of the article itself: the engine, drawing our blocks and styles. */
export function ArticleText({ article, label, onLeave }: Props) {
  const engine = useRef<ArticleEngine>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [locked, setLocked] = useState(false);
  const [first] = useState(article.getState);

  useEffect(
    () =>
      article.attach({
        show: (next) => engine.current?.take(next),
        focus: () => engine.current?.getDraftInstance().focus(),
        setLocked,
      }),
    [article],
  );
  useEffect(() => (frame.current ? nameControls(frame.current, label) : undefined), [label]);

  return (
    <div ref={frame}>
      <ArticleEngine
        ref={engine}
        defaultValue={first}
        controls={controls}
        language="zh"
        stripPastedStyles
        readOnly={locked}
        blockRendererFn={blockRendererFn}
        draftProps={{ customStyleFn: drawStyles, onChange: (next) => engine.current?.take(next) }}
        onChange={article.changed}
        onBlur={onLeave}
      />
    </div>
  );
}
