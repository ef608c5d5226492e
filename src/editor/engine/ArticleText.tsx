import { BraftEditor } from '../braft.ts';
import { copiedPieces } from '../clean/copiedPieces.ts';
import { markCopy } from '../clean/ownCopy.ts';
import { printBlocks } from '../document/article.ts';
import 'draft-js/dist/Draft.css';
import './engine.css';
import { ContentState, type EditorState } from 'draft-js';
import { type ClipboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useComposition } from '../composition/useComposition.ts';
import type { OpenArticle } from '../createArticle.ts';
import { useTextKeys } from '../keys/useTextKeys.ts';
import { createPaste } from '../paste/createPaste.ts';
import { PasteOptions } from '../paste/PasteOptions.tsx';
import { pasteHandler } from '../uploads/fileHandlers.ts';
import { useUploads } from '../uploads/UploadsContext.ts';
import { blockRenderMap } from './blockRenderMap.tsx';
import { classOfBlock, drawBlock } from './drawBlock.tsx';
import { drawStyles } from './drawStyles.ts';
import { soundState } from './soundState.ts';

interface Props {
  readonly article: OpenArticle;
  readonly label: string;
  /** The caret has gone elsewhere. */
  readonly onLeave: () => void;
}

/** None of the library's own: ours stand in toolbar/. */
const controls: never[] = [];

/** The text of the article itself: the engine, drawing our blocks and styles. */
export function ArticleText({ article, label, onLeave }: Props) {
  const engine = useRef<ArticleEngine>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [locked, setLocked] = useState(false);
  const [first] = useState(article.getState);
  const [paste] = useState(() => createPaste({ ...article, notice: article.ports.notice, watch: article.subscribe }));

  // Known at once: a tool may do two things before anything is drawn.
  const take = useCallback(
    (next: EditorState) => {
      const limited = soundState(next);
      article.changed(limited);
      engine.current?.setValue(limited);
    },
    [article],
  );
  const uploads = useUploads();
  const files = useMemo(() => pasteHandler(uploads), [uploads]);
  const keys = useTextKeys({ getState: article.getState, setState: take, startsLines: true });
  const composing = useComposition(frame, { getState: article.getState, setState: take });

  useEffect(
    () =>
      article.attach({
        show: take,
        composed: composing.composed,
        focus: () => engine.current?.getDraftInstance().focus(),
        setLocked,
      }),
    [article, take, composing],
  );

  return (
    <div ref={frame} {...composing.frame} onCut={(event) => engine.current?.handleCopyContent(event)}>
      <ArticleEngine
        ref={engine}
        defaultValue={first}
        controls={controls}
        // Buyers read it by day, whatever the merchant's own hour.
        contentClassName="by-day"
        language="zh"
        readOnly={locked}
        blockRendererFn={drawBlock}
        draftProps={{
          ...keys,
          ...files,
          // The library's own would take every tab.
          onTab: undefined,
          onChange: composing.onChange,
          customStyleFn: drawStyles,
          blockStyleFn: classOfBlock,
          blockRenderMap,
          ariaLabel: label,
          // While a cell is written in this is no box to write in, and draft-js takes its role away.
          ...(!locked && { ariaMultiline: true }),
          role: 'textbox',
          handlePastedText: (text, html) => {
            paste.insert(text, html);
            uploads.capture.run();
            return 'handled';
          },
        }}
        // The library tells of each state once it is drawn: by then another may have taken its place.
        onChange={(drawn) => drawn === engine.current?.getValue() && article.changed(drawn)}
        onBlur={onLeave}
      />
      <PasteOptions paste={paste} onChosen={() => uploads.capture.run()} />
    </div>
  );
}

/** The engine as this room uses it: what it copies is clean HTML of our own */
class ArticleEngine extends BraftEditor {
  /** Under the library's own name, for it is the library that React 18 has things to say about. */
  static readonly displayName = 'BraftEditor';

  /** Takes the place of the library's own, which writes HTML that is not ours. */
  readonly handleCopyContent = (event: ClipboardEvent): void => {
    // With nothing selected the browser copies nothing; what draft-js has is what was copied before.
    const state = this.getValue();
    if (state.getSelection().isCollapsed()) return;
    const fragment = this.getDraftInstance().getClipboard();
    if (!fragment) return;
    const content = ContentState.createFromBlockArray(fragment.toArray());
    event.clipboardData.setData('text/html', markCopy(printBlocks(copiedPieces(state, content))));
    event.clipboardData.setData('text/plain', content.getPlainText());
    event.preventDefault();
  };
}
